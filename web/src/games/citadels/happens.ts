/** What happens in Citadels, beyond what moves and what is touched. */
import { COIN, type Looks } from '$/table/game'
import type { Shows } from '$/table/happening'
import { tokens } from './facts'

export const shows: Shows = {
  'citadels-kills': 'strike',
  'citadels-robs': 'strike',
  'citadels-bewitches': 'strike',
  'citadels-builds': 'rise',
  'citadels-confiscates': 'rise',
  'citadels-framework': 'rise',
  'citadels-sacrifices': 'rise',
  'citadels-seizes': 'rise',
  'citadels-exchanges': 'rise',
  'citadels-beautifies': 'rise',
  'citadels-round': 'banner',
  'citadels-crown': 'banner',
  'citadels-enthrones': 'banner',
  'citadels-city-completed': 'banner',
  'citadels-game-over': 'banner',
}

export const flies: Looks = { gold: COIN, crown: tokens.crown }
