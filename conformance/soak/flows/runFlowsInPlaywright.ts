import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JSONReport, JSONReportSuite, JSONReportTestResult } from '@playwright/test/reporter'

/** `line`: the flow as `formatFlow` writes it. `status`: that of Playwright's test. */
export type PlayedFlow = { line: string; status: JSONReportTestResult['status']; error?: string }

/** Runs one Playwright test for each flow. After an abort, results of flows that had not started are missing. */
export const runFlowsInPlaywright = async (
  lines: readonly string[],
  workers: number,
  signal: AbortSignal,
): Promise<readonly PlayedFlow[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-soak-'))
  const file = path.join(folder, 'report.json')
  try {
    const output = await run(lines, workers, file, signal)
    const report = reportIn(file)
    const [first] = report?.errors ?? [{ message: output }]
    if (first && !signal.aborted)
      throw new Error(`Playwright did not play the flows: ${first.message ?? 'no reason given'}`)
    return report ? playedIn(report) : []
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))

const run = (
  lines: readonly string[],
  workers: number,
  file: string,
  signal: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      TOUCHSTONE_SOAK_FLOWS: lines.join('\n'),
      TOUCHSTONE_SOAK_REPORT: file,
    }
    const args = [cli, 'test', '--config', config, '--workers', String(workers)]
    const child = spawn(process.execPath, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGINT',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
    // An abort is an error event too. Playwright then still writes its report.
    child.on('error', (error) => signal.aborted || reject(error))
    child.on('close', () => resolve(output.trim()))
  })

const reportIn = (file: string): JSONReport | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JSONReport
  } catch {
    return undefined
  }
}

const playedIn = ({ suites = [], specs = [] }: Partial<JSONReportSuite>): readonly PlayedFlow[] => [
  ...suites.flatMap(playedIn),
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ status, error }) => ({
        line: title,
        status,
        ...(error?.message && { error: error.message.split('\n')[0]! }),
      })),
    ),
  ),
]
