import type { EntryApi } from './EntryApi.ts'

/** Finds the symbols of an entry point that have no doc comment, and the types that its exports name without one. */
export const findUndocumented = ({ specifier, exported, unexported }: EntryApi): string[] =>
  [...exported, ...unexported]
    .filter(({ summary }) => summary === '')
    .map(({ name }) => `${name} of ${specifier}`)
