/** Options that are lists, each chosen in its own way. */
import type { Pickers } from '$/games'
import Cast from './CastPicker.svelte'
import './tokens.css'
import Uniques from './UniquesPicker.svelte'

export const pickers: Pickers = { cast: Cast, uniques: Uniques }
