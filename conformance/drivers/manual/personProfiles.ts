/** Profiles that a person can run in a page. `quick` is a part of `core` that takes ten minutes. */
export const personProfiles = ['quick', 'core', 'strict'] as const
