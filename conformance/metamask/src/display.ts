import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { NoBrowserError } from './chromium.ts'

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
  const display = await startXvfb(environment)
  if (display) return { ...environment, DISPLAY: `:${display}` }
  throw new NoBrowserError(
    '--headed wants a display, and there is none: DISPLAY is not set, and Xvfb does not start. ' +
      'Install Xvfb (on Debian: apt-get install xvfb), run it where a screen is, or leave --headed away.',
  )
}

/** The number of its display; empty where it does not start. */
async function startXvfb(environment: NodeJS.ProcessEnv): Promise<string> {
  // It takes a number that is free, writes it when it listens, and ends with its last client.
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-terminate']
  const xvfb = spawn('Xvfb', args, {
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  // The browser keeps it; we do not wait for it.
  xvfb.unref()
  const told = xvfb.stdio[3] as Readable
  const { promise, resolve } = Promise.withResolvers<string>()
  told.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
  xvfb.once('error', () => resolve('')).once('exit', () => resolve(''))
  try {
    return await promise
  } finally {
    told.destroy()
  }
}
