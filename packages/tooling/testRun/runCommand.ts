import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import type { CommandResult } from './Step.ts'

/** Runs a program and returns its exit code and output. Appends the output to the file `logPath` as it arrives. */
export function runCommand(
  program: string,
  args: string[],
  cwd: string,
  logPath: string,
): Promise<CommandResult> {
  mkdirSync(path.dirname(logPath), { recursive: true })
  const log = createWriteStream(logPath, { flags: 'a' })
  const { signal } = stop
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], signal })
  let stdout = ''
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => record(text, true))
  child.stderr.setEncoding('utf8').on('data', (text: string) => record(text, false))
  return new Promise((resolve) => {
    child.on('error', (error) => record(`${error.message}\n`, false))
    child.on('close', (exit) => log.end(() => resolve({ exit, stdout, output })))
  })

  function record(coloured: string, fromStdout: boolean) {
    const text = stripVTControlCharacters(coloured)
    if (fromStdout) stdout += text
    output += text
    log.write(text)
  }
}

/** Stops the child processes when this process is stopped, so that Ctrl-C ends the whole test run. */
const stop = new AbortController()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // Sends SIGTERM, because the children of a shell's background job ignore SIGINT.
    stop.abort()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
