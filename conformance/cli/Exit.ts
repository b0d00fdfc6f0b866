/** Callback by which a command reports its exit code. */
export type Exit = (code: number) => void
