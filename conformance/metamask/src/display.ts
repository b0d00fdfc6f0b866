import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { NoBrowserError } from './chromium.ts'

const servers = new WeakMap<NodeJS.ProcessEnv, ChildProcess>()

/**
 * The environment of a browser with a window: this process's, where that has a display, else with one of Xvfb's.
 *
 * @throws {NoBrowserError} where there is neither.
 */
export async function withDisplay(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): Promise<NodeJS.ProcessEnv> {
  if (platform !== 'linux' || environment.DISPLAY || environment.WAYLAND_DISPLAY) return environment
  const { xvfb, display } = await startXvfb(environment)
  if (display) {
    const shown = { ...environment, DISPLAY: `:${display}` }
    servers.set(shown, xvfb)
    return shown
  }
  throw new NoBrowserError(
    '--headed wants a display, and there is none: DISPLAY is not set, and Xvfb does not start. ' +
      'Install Xvfb (on Debian: apt-get install xvfb), run it where a screen is, or leave --headed away.',
  )
}

/** For a browser that never came to its display: Xvfb waits for its first client for ever. */
export function endDisplay(environment: NodeJS.ProcessEnv): void {
  servers.get(environment)?.kill()
}

/** With the number of its display; empty where it does not start. */
async function startXvfb(environment: NodeJS.ProcessEnv) {
  // It takes a number that is free, and ends with its last client: the browser.
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-terminate']
  const xvfb = spawn('Xvfb', args, {
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  xvfb.unref()
  const failed = new Promise<string>((resolve) => xvfb.once('error', () => resolve('')))
  // It writes the number and the line's end apart, and stops where nobody reads the second: read to the end.
  const told = text(xvfb.stdio[3] as Readable).catch(() => '')
  return { xvfb, display: (await Promise.race([told, failed])).trim() }
}
