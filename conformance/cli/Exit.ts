/** Callback that a command calls with its exit code. */
export type Exit = (code: number) => void
