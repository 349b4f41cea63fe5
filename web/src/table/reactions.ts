/**
 * Six things that are said with one press. They are lines of chat like others: the sign is what is sent, so that who has
 * another language reads the words of that, and a program or an older page a sign that everybody knows.
 */
import type { UiIcon } from '$/icons/ui'

export interface Reaction {
  id: string
  sign: string
  icon: UiIcon
}

export const REACTIONS: readonly Reaction[] = [
  { id: 'well', sign: '👏', icon: 'react_well' },
  { id: 'thanks', sign: '🙏', icon: 'react_thanks' },
  { id: 'oops', sign: '🙈', icon: 'react_oops' },
  { id: 'hurry', sign: '⏳', icon: 'hourglass' },
  { id: 'laugh', sign: '😄', icon: 'react_laugh' },
  { id: 'luck', sign: '🍀', icon: 'react_luck' },
]

/** The reaction that a line of chat is; undefined: plain words. */
export const reactionOf = (line: string): Reaction | undefined => REACTIONS.find(({ sign }) => sign === line)
