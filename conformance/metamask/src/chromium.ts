import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// No google-chrome: since 137 it loads no unpacked extension by its command line.
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Thrown where no browser can be had that loads an extension; its message says what to do. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError'
}

/**
 * The program to start: `CHROMIUM_PATH`, else the system's Chromium, else Playwright's own.
 *
 * @param own where Playwright's own would be.
 * @throws {NoBrowserError} where that named loads no extension, or there is none.
 */
export function findChromium(
  own: string,
  environment: NodeJS.ProcessEnv = process.env,
  version: (program: string) => string | undefined = versionOf,
): string {
  const named = environment.CHROMIUM_PATH
  if (!named) {
    // Ubuntu's `chromium-browser` is a script that only says where to get it.
    const found = system.find((program) => version(program) !== undefined)
    if (found ?? existsSync(own)) return found ?? own
    throw new NoBrowserError(`No Chromium is here: ${remedy}.`)
  }
  const words = version(named)
  if (words === undefined)
    throw new NoBrowserError(
      `CHROMIUM_PATH names ${named}, which is not a Chromium that starts here: ${remedy}.`,
    )
  const [, chrome] = /^Google Chrome (?!for Testing)\D*(\d+)/.exec(words) ?? []
  if (chrome !== undefined && Number(chrome) >= 137)
    throw new NoBrowserError(
      `CHROMIUM_PATH names Google Chrome ${chrome}, which loads no unpacked extension (since 137 none does): ${remedy}.`,
    )
  return named
}

const remedy =
  'install Chromium (on Debian: apt-get install chromium), or name a Chromium or a Chrome for Testing in CHROMIUM_PATH'

const said = new Map<string, string | undefined>()

/** What it says of itself, asked once; undefined where it does not start, or is something else. */
export function versionOf(program: string): string | undefined {
  if (!said.has(program)) said.set(program, ask(program))
  return said.get(program)
}

function ask(program: string): string | undefined {
  if (!existsSync(program)) return undefined
  const { status, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  return status === 0 && /Chrom(e|ium)/.test(stdout) ? stdout.trim() : undefined
}
