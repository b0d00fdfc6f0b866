import type { Quirk } from '../persona.ts'

export type QuirkName = string

/** Every named deviation: the suite's mutants, each of which a check must catch. */
export const quirks: readonly Quirk[] = []

export const quirkNames: readonly QuirkName[] = quirks.map(({ id }) => id)
