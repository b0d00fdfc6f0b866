import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UsageError } from '../../core/UsageError.ts'
import { withTimeout } from '../../core/withTimeout.ts'
import { firstErrorLine } from '../../drivers/firstErrorLine.ts'
import { DappModuleError, NoControlError } from './dappErrors.ts'

/**
 * Creates `callModule`, which calls a function of the dapp module within the time limit. After a fault, each later call
 * fails with the same error: the function may still press a button.
 */
export const createModuleCaller = (file?: string, timeout = 10_000) => {
  let fault: DappModuleError | undefined
  /** @throws NoControlError after an error with `noControl: true`, or else DappModuleError */
  const callModule = async (name: string, act: () => unknown): Promise<unknown> => {
    if (fault) throw fault
    try {
      const called = calledFunction.run(name, async () => act())
      const value = await withTimeout(called, timeout, late)
      if (value !== late) return value
      throw new Error(`it did not end within ${timeout / 1000} s`)
    } catch (cause) {
      if (cause instanceof NoControlError) throw cause
      if (isNoControl(cause))
        throw new NoControlError(`the dapp has no control there: ${firstErrorLine(cause)}`, {
          cause,
        })
      fault = new DappModuleError(
        `the dapp module's ${name}() failed: ${firstErrorLine(cause)}${describeStackLine(cause, file)}${hint(cause)}`,
        { cause },
      )
      throw fault
    }
  }
  return {
    callModule,
    /** Whether a call failed without `noControl`, so that no other variant may use the page. */
    isBroken: () => fault !== undefined,
  }
}

/**
 * Rejects at the first unhandled rejection in this process, which it attributes to the dapp module. The listener stays,
 * because promises may still reject while the browser closes.
 */
export const failOnUnhandledRejection = (file?: string): Promise<never> => {
  const broken = Promise.withResolvers<never>()
  process.on('unhandledRejection', (thrown) => {
    const name = calledFunction.getStore()
    const what = name === undefined ? 'The dapp module' : `The dapp module's ${name}()`
    const why = firstErrorLine(thrown).replace(/[.!?]$/, '')
    broken.reject(
      new UsageError(
        `${what} left a promise behind that failed: ${why}${describeStackLine(thrown, file)}. Each function of the module has to return, or await, what it begins.`,
      ),
    )
  })
  broken.promise.catch(() => {})
  return broken.promise
}

/** Name of the module's function that started the current task, even after it has returned. */
const calledFunction = new AsyncLocalStorage<string>()

const late = Symbol('late')

const isNoControl = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  (thrown as { noControl?: unknown }).noControl === true

/** A time-out of Playwright often means that the dapp has no such button in its current state. */
const hint = (thrown: unknown): string =>
  thrown instanceof Error && thrown.name === 'TimeoutError'
    ? ' (if the dapp has no such control in this state, throw an error with noControl: true)'
    : ''

/** Returns the innermost line of a file in a stack, for example ` (dapp.ts:12)`, or an empty text. */
const describeStackLine = (thrown: unknown, file: string | undefined): string => {
  const stack = thrown instanceof Error ? thrown.stack : undefined
  if (stack === undefined || file === undefined || !existsSync(file)) return ''
  // Node imports the target of a symbolic link. Stacks have paths or URLs.
  const path = realpathSync(file)
  const names = [path, pathToFileURL(path).href]
  for (const frame of stack.split('\n').filter((text) => /^\s*at /.test(text))) {
    const name = names.find((one) => frame.includes(`${one}:`))
    const [line] = name === undefined ? [] : (frame.split(`${name}:`)[1]?.match(/^\d+/) ?? [])
    if (line !== undefined) return ` (${basename(file)}:${line})`
  }
  return ''
}
