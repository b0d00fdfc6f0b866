/** Profiles that a user can run in a page. `quick` is a part of `core` that takes ten minutes. */
export const manualProfiles = ['quick', 'core', 'strict'] as const
