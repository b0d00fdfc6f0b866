import { exitOnSignal } from '../drivers/page/exitOnSignal.ts'

/**
 * Makes a signal end the process in a way that keeps the results so far in the JSON file. Returns a function
 * that reverts this.
 */
export async function saveRunOnExit(json: string | undefined): Promise<() => void> {
  if (json === undefined) return () => undefined
  // This import loads a validator, which a run without a file does not need.
  const { saveInterruptedRun } = await import('./saveInterruptedRun.ts')
  exitOnSignal()
  const save = () => saveInterruptedRun(json)
  process.once('exit', save)
  return () => void process.off('exit', save)
}
