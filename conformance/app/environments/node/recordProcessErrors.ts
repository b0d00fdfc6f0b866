import { format } from 'node:util'

/** Records unhandled rejections, uncaught errors and `console.error` until `stop` is called. */
export const recordProcessErrors = () => {
  const unhandled: string[] = []
  const console: string[] = []
  const firstLine = (...values: unknown[]) => format(...values).split('\n')[0]!
  const note = (thrown: unknown) => void unhandled.push(firstLine(thrown))
  const original = globalThis.console.error
  globalThis.console.error = (...args: unknown[]) => void console.push(firstLine(...args))
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  return {
    unhandled,
    console,
    stop: () => {
      globalThis.console.error = original
      process.off('unhandledRejection', note)
      process.off('uncaughtException', note)
    },
  }
}
