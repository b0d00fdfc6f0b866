/** The profiles that a person can play in a page; `quick` is a part of core, for ten minutes. */
export const personProfiles = ['quick', 'core', 'strict'] as const
