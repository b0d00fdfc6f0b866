import { exitOnSignal } from '../drivers/page/exitOnSignal.ts'

/** Writes the results so far when the process exits. Returns a function that stops this. */
export async function saveRunOnExit(json: string | undefined): Promise<() => void> {
  if (json === undefined) return () => undefined
  // This import loads a validator, which a run without a file does not need.
  const { saveInterruptedRun } = await import('./saveInterruptedRun.ts')
  exitOnSignal()
  const save = () => saveInterruptedRun(json)
  process.once('exit', save)
  return () => void process.off('exit', save)
}
