/** Callback that a command calls with its exit code. */
export type SetExitCode = (code: number) => void
