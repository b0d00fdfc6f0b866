import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * Runs a program and returns its exit code and its output, with standard output and standard error combined.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv, started: (pid: number) => void }} options
 * @returns {Promise<{ status: number | null, output: string }>} `status` is null if a signal ended the
 * program, and negative if it could not be started
 */
export function runProgram(program, args, { started, ...options }) {
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm and pnpm are .cmd files, which only a shell can start.
    shell: process.platform === 'win32',
  })
  if (child.pid !== undefined) started(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('error', (error) => (output += error.message))
    child.on('close', (status) => resolve({ status, output }))
  })
}

/**
 * Returns the reason of a failure as one line: five lines of the output from its first error on, else the last line.
 *
 * @param {string} output
 */
export function failureReason(output) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^[\s×╰─▶│┌└|>]+/, '').trim())
    .filter(Boolean)
  const first = lines.findIndex((line) => /ERR_|\berror\b|\bE[A-Z]{4,}\b/i.test(line))
  const telling = first < 0 ? lines.slice(-1) : lines.slice(first, first + 5)
  return telling.join(' ').slice(0, 400) || 'no output'
}
