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

/** The formats of a run, each with its file. */
export type FileOptions = {
  json?: string
  html?: string
  markdown?: string
  junit?: string
  badge?: string
  github?: boolean
}

/**
 * Writes the run in every format that is asked for. The JSON comes first, as it is the run itself.
 *
 * @param sources the files that the run was read from; they are never overwritten
 */
export async function writeFiles(
  run: Run,
  files: FileOptions,
  sources: readonly string[] = [],
): Promise<void> {
  outputFiles(files, sources)
  const { json, html, markdown, junit, badge, github } = files
  if (json) {
    const { jsonText } = await import('../reports/json.ts')
    writeFile(json, jsonText(run))
  }
  if (html) {
    const { htmlText } = await import('../reports/html/html.ts')
    writeFile(html, htmlText(run))
  }
  if (junit) {
    const { junitText } = await import('../reports/junit.ts')
    writeFile(junit, junitText(run))
  }
  if (markdown) writeFile(markdown, await markdownOf(run))
  if (badge) await writeBadge(run, badge)
  const summary = github ? process.env['GITHUB_STEP_SUMMARY'] : undefined
  // Append: other steps of the job write to this file too.
  if (summary) appendFileSync(summary, await markdownOf(run))
}

/** @throws UsageError if the file cannot be written. */
export function writeFile(file: string, text: string): void {
  attempt(file, () => writeAtomically(file, text))
}

/**
 * Checks the output files before a run starts.
 *
 * @throws UsageError if a file cannot be written, two of them are the same, or one is a source.
 */
export function checkOutputFiles(files: FileOptions, sources: readonly string[] = []): void {
  outputFiles(files, sources).forEach(checkIsWritable)
}

/**
 * Returns the files that are asked for. An empty name comes from a variable that is not set.
 *
 * @throws UsageError if a file has no name, or would overwrite another one or a source.
 */
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

/** Resolves a path, and its symbolic links if it exists. */
export const pathOf = (file: string): string =>
  existsSync(file) ? realpathSync(file) : resolve(file)

const formats = ['json', 'html', 'markdown', 'junit', 'badge'] as const

/**
 * Checks that a file can be written, before a run that takes minutes. An existing file keeps its content.
 *
 * @throws UsageError if the file cannot be written.
 */
export function checkIsWritable(file: string): void {
  attempt(file, () => {
    const there = statSync(file, { throwIfNoEntry: false })
    // Do not open a pipe: closing it would end its reader before the run is written.
    if (there?.isFIFO()) return
    closeSync(openSync(file, 'a'))
    if (!there) rmSync(file)
    // The file is first written under another name in the same folder.
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

async function markdownOf(run: Run): Promise<string> {
  const { markdownText } = await import('../reports/markdown.ts')
  return markdownText(run)
}

async function writeBadge(run: Run, file: string): Promise<void> {
  const { badgeOf, badgeSvg } = await import('../reports/badge.ts')
  const { json, svg } = badgeFiles(file)
  const badge = badgeOf(run)
  writeFile(json, `${JSON.stringify(badge)}\n`)
  writeFile(svg, badgeSvg(badge))
}

/** Returns both files of a badge, whichever of them is named. */
function badgeFiles(file: string): { json: string; svg: string } {
  const bare = file.replace(/\.(json|svg)$/, '')
  return { json: `${bare}.json`, svg: `${bare}.svg` }
}
