import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from '../core/UsageError.ts'
import { writeAtomically } from './writeAtomically.ts'
import type { Run } from '../core/result.ts'

export type FileOptions = {
  json?: string
  html?: string
  markdown?: string
  junit?: string
  badge?: string
  github?: boolean
}

/** Writes a run in every format that the options name, except over its `sources`. */
export async function writeRunFiles(
  run: Run,
  files: FileOptions,
  sources: readonly string[] = [],
): Promise<void> {
  outputFiles(files, sources)
  for (const form of ['json', 'html', 'junit', 'markdown'] as const) {
    const file = files[form]
    if (file) writeFile(file, await render[form](run))
  }
  if (files.badge) await writeBadge(run, files.badge)
  const summary = files.github ? process.env['GITHUB_STEP_SUMMARY'] : undefined
  // Append to the summary, because other steps of the job write to this file too.
  if (summary) appendFileSync(summary, await render.markdown(run))
}

/** Renderers of a run, which load their modules on demand. */
const render = {
  json: async (run: Run) => (await import('../reports/json.ts')).jsonText(run),
  html: async (run: Run) => (await import('../reports/html/htmlReport.ts')).htmlReport(run),
  junit: async (run: Run) => (await import('../reports/junit.ts')).junitText(run),
  markdown: async (run: Run) => (await import('../reports/markdown.ts')).markdownText(run),
}

/** Writes a file with {@link writeAtomically}, and creates its folder. Throws a UsageError if that fails. */
export function writeFile(file: string, text: string): void {
  attempt(file, () => writeAtomically(file, text))
}

/** Checks that the output files can be written, and differ from each other and from `sources`. */
export function checkOutputFiles(files: FileOptions, sources: readonly string[] = []): void {
  outputFiles(files, sources).forEach(checkIsWritable)
}

/** Returns the paths of the output files. Rejects an empty name, which may come from an unset variable of the shell. */
function outputFiles(files: FileOptions, sources: readonly string[]): string[] {
  const read = new Set(sources.map(pathOf))
  const byPath = new Map<string, string>()
  return formats.flatMap((form) => {
    const given = files[form]
    if (given === undefined) return []
    if (given === '') throw new UsageError(`--${form} wants the name of a file, and has none.`)
    const own = form === 'badge' ? Object.values(badgeFiles(given)) : [given]
    for (const file of own) {
      const path = pathOf(file)
      if (read.has(path))
        throw new UsageError(`--${form} would write over ${file}, which is read: name another.`)
      const other = byPath.get(path)
      if (other) throw new UsageError(`${file} cannot be both --${other} and --${form}.`)
      byPath.set(path, form)
    }
    return own
  })
}

const pathOf = (file: string): string => (existsSync(file) ? realpathSync(file) : resolve(file))

export function rejectDuplicateFiles(command: string, files: readonly string[]): void {
  const byPath = new Map<string, string>()
  for (const file of files) {
    const path = pathOf(file)
    const other = byPath.get(path)
    if (other === file) throw new UsageError(`${command} names ${file} twice: name each run once.`)
    if (other)
      throw new UsageError(
        `${other} and ${file} are the same file: ${command} wants each run once.`,
      )
    byPath.set(path, file)
  }
}

const formats = ['json', 'html', 'markdown', 'junit', 'badge'] as const

/** Throws a UsageError if a file cannot be written. An existing file keeps its content. */
export function checkIsWritable(file: string): void {
  attempt(file, () => {
    const there = statSync(file, { throwIfNoEntry: false })
    // Do not open a pipe. Closing it would end the program that reads it, before the run is written.
    if (there?.isFIFO()) return
    closeSync(openSync(file, 'a'))
    if (!there) rmSync(file)
    // `writeAtomically` first writes a draft into the folder of the file, so that folder must be writable too.
    else if (there.isFile()) accessSync(dirname(realpathSync(file)), constants.W_OK)
  })
}

function attempt(file: string, act: () => void): void {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true })
    act()
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

async function writeBadge(run: Run, file: string): Promise<void> {
  const { badgeOf, badgeSvg } = await import('../reports/badge.ts')
  const { json, svg } = badgeFiles(file)
  const badge = badgeOf(run)
  writeFile(json, `${JSON.stringify(badge)}\n`)
  writeFile(svg, badgeSvg(badge))
}

function badgeFiles(file: string): { json: string; svg: string } {
  const bare = file.replace(/\.(json|svg)$/, '')
  return { json: `${bare}.json`, svg: `${bare}.svg` }
}
