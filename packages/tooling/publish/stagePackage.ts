import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { createPublishedManifest, type Manifest } from './createPublishedManifest.ts'
import { unpublishedFiles } from './unpublishedFiles.ts'
import type { PublishedPackage } from './publishedPackages.ts'

/**
 * Writes a package in its published form to a new folder. Each source and its declarations keep their path, so that a
 * file finds the files that it reads beside itself.
 */
export function stagePackage(
  root: string,
  { folder, sources, data }: PublishedPackage,
  out: string,
): void {
  const packageRoot = path.join(root, folder)
  mkdirSync(out, { recursive: true })
  const patterns = sources.flatMap((name) => [name, `${name}/**/*`])
  const files = globSync(patterns, { cwd: packageRoot }).filter(isPublished)
  compile(packageRoot, out)
  for (const file of files) copy(packageRoot, out, file)
  removeOrphans(out, files)
  for (const name of data)
    cpSync(path.join(packageRoot, name), path.join(out, name), { recursive: true, filter: isData })
  for (const page of globSync('**/*.md', { cwd: out })) rewriteSourceLinks(path.join(out, page))
  const text = readFileSync(path.join(packageRoot, 'package.json'), 'utf8')
  const manifest = createPublishedManifest(JSON.parse(text) as Manifest, (name) =>
    versionIn(packageRoot, name),
  )
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  cpSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'))
  if (existsSync(path.join(packageRoot, 'README.md')))
    cpSync(path.join(packageRoot, 'README.md'), path.join(out, 'README.md'))
}

const isPublished = (file: string) =>
  /\.[a-z]+$/.test(file) && !new RegExp(unpublishedFiles).test(file)

const isData = (file: string) =>
  !/(^|\/)(node_modules|\.results|\w+-dapp|checkDapp\.ts)(\/|$)|\.test\.ts$/.test(file)

function copy(packageRoot: string, out: string, file: string): void {
  // `compile` has already written this file, because JSX needs more than type stripping.
  if (file.endsWith('.tsx')) return
  const to = path.join(out, file.replace(/\.ts$/, '.js'))
  mkdirSync(path.dirname(to), { recursive: true })
  if (/\.m?js$/.test(file))
    return writeFileSync(to, toJsNames(readFileSync(path.join(packageRoot, file), 'utf8')))
  if (file.endsWith('.css')) writeFileSync(`${to}.d.ts`, 'export {}\n')
  if (!file.endsWith('.ts')) return cpSync(path.join(packageRoot, file), to)
  writeFileSync(to, toJavaScript(readFileSync(path.join(packageRoot, file), 'utf8')))
}

/**
 * Replaces the types of a source file with blanks, which keeps lines and columns, and renames `.ts` in strings to `.js`.
 *
 * @example
 * toJavaScript("import { a } from './a.ts'\nconst b: number = a") // "import { a } from './a.js'\nconst b         = a"
 */
export const toJavaScript = (source: string): string =>
  toJsNames(stripTypeScriptTypes(source, { mode: 'strip' }).replaceAll(/[ \t]+$/gm, ''))

/**
 * Changes `.ts` and `.tsx` to `.js` at the end of strings, such as `'./a.ts'`, and of patterns, such as `/Late\.ts$/`.
 */
export const toJsNames = (text: string): string =>
  text.replaceAll(/(['"`])([^'"`\n]*)\.tsx?\1/g, '$1$2.js$1').replaceAll(/\\\.ts\$\//g, '\\.js$/')

/** Changes links to sources into links to the published files. */
function rewriteSourceLinks(page: string): void {
  const text = readFileSync(page, 'utf8')
  const isHere = (link: string) => existsSync(path.join(path.dirname(page), link))
  const linked = text.replaceAll(/(?<=\]\()[^)\s#]+\.ts(?=[)#])/g, (link) => {
    const [js, types] = ['.js', '.d.ts'].map((ending) => link.replace(/\.ts$/, ending))
    return [link, js, types].find((one) => one !== undefined && isHere(one)) ?? link
  })
  if (linked !== text) writeFileSync(page, linked)
}

/** Writes the declarations, and the JavaScript of JSX files, with the TypeScript compiler. Does not check types. */
function compile(packageRoot: string, out: string): void {
  const flags = ['--noEmit', 'false', '--declaration', '--rewriteRelativeImportExtensions']
  const args = ['-p', 'tsconfig.json', ...flags, '--noCheck', '--rootDir', '.', '--outDir', out]
  const { status, stdout } = spawnSync(path.join(packageRoot, 'node_modules/.bin/tsc'), args, {
    cwd: packageRoot,
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Error(`The declarations of ${packageRoot} cannot be written: ${stdout}`)
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const at = path.join(out, file)
    writeFileSync(at, toJsNames(readFileSync(at, 'utf8')))
  }
}

/** Removes the compiled files of sources that are not published, such as tests, and then empty folders. */
function removeOrphans(out: string, files: readonly string[]): void {
  const kept = new Set(files.map((file) => file.replace(/\.([mc]?js|tsx?)$/, '')))
  for (const file of globSync('**/*.{js,d.ts}', { cwd: out }))
    if (!kept.has(file.replace(/\.(d\.ts|js)$/, ''))) rmSync(path.join(out, file))
  const folders = globSync('**/', { cwd: out }).toSorted((a, b) => b.length - a.length)
  for (const folder of folders) {
    const at = path.join(out, folder)
    if (readdirSync(at).length === 0) rmdirSync(at)
  }
}

function versionIn(packageRoot: string, name: string): string {
  const file = path.join(packageRoot, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
