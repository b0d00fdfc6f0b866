import { parseArgs } from 'node:util'
import { UsageError } from './UsageError.ts'

/** Arguments of `npm start`. */
export type StartArguments = { port: number; wallets: boolean }

/** Reads the arguments and the environment of `npm start`. Throws UsageError. */
export function parseStartArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartArguments {
  const { values } = parse(args)
  return {
    port: portOf(values.port, env),
    wallets: !values['no-wallets'],
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, 'no-wallets': { type: 'boolean' } },
    })
  } catch (error) {
    const what = (error instanceof Error ? error.message : String(error)).split(/\.|\n/)[0]
    throw new UsageError(`${what}. Usage: npm start -- [--port N] [--no-wallets]`)
  }
}

/**
 * Returns the port of the option, else of the environment, else 5173.
 *
 * @throws UsageError
 */
export function portOf(
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): number {
  return port(option, '--port') ?? port(env['PORT'], 'PORT') ?? 5173
}

function port(text: string | undefined, name: string): number | undefined {
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= 65_535) return number
  throw new UsageError(`${name} must be a number from 0 to 65535, got ${JSON.stringify(text)}.`)
}
