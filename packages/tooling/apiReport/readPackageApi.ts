import path from 'node:path'
import { API, type Project, type Symbol } from 'typescript/unstable/sync'
import { createSymbolReader, type ApiSymbol } from './createSymbolReader.ts'
import { emitDeclarations } from './emitDeclarations.ts'
import type { EntryPoint } from './findEntryPoints.ts'

export type EntryApi = {
  /** Import specifier: `@touchstone/connect/wagmi`. */
  specifier: string
  /** Symbols that the entry point exports. */
  exported: ApiSymbol[]
  /** Symbols of the package that no entry point exports, and that an export names, directly or not. */
  unexported: ApiSymbol[]
}

/** Reads the public API of a package from its declarations. */
export function readPackageApi(packageRoot: string, entries: readonly EntryPoint[]): EntryApi[] {
  const sources = entries.map(({ source }) => source)
  const { config, folder } = emitDeclarations(packageRoot, sources)
  const api = new API({ cwd: packageRoot })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`The compiler cannot open ${config}.`)
    return readEntries(project, folder, entries)
  } finally {
    api.close()
  }
}

function readEntries(project: Project, folder: string, entries: readonly EntryPoint[]): EntryApi[] {
  const reader = createSymbolReader(project, folder)
  const all = entries.map((entry) => {
    const file = path.join(folder, entry.source.replace(/\.tsx?$/, '.d.ts'))
    return { entry, exports: exportsOf(project, file) }
  })
  const exportedKeys = new Set(
    all.flatMap(({ exports }) => exports.map((symbol) => reader.findOwnSymbol(symbol)?.key)),
  )

  function findUnexported(exports: readonly Symbol[]): ApiSymbol[] {
    const found = new Map<string, ApiSymbol>()
    const queue = [...exports]
    for (const symbol of queue)
      for (const own of reader.ownSymbolsIn(symbol))
        if (!exportedKeys.has(own.key) && !found.has(own.key)) {
          found.set(own.key, reader.describe(own.symbol, own.name))
          queue.push(own.symbol)
        }
    return [...found.values()]
  }

  return all.map(({ entry, exports }) => ({
    specifier: entry.specifier,
    exported: exports.map((symbol) => reader.describe(symbol, symbol.name)).toSorted(byName),
    unexported: findUnexported(exports).toSorted(byName),
  }))
}

function exportsOf({ program, checker }: Project, fileName: string): readonly Symbol[] {
  const file = program.getSourceFile(fileName)
  const module = file && checker.getSymbolAtLocation(file)
  if (module === undefined) throw new Error(`${fileName} is not a module.`)
  return checker.getExportsOfModule(module)
}

const byName = (a: ApiSymbol, b: ApiSymbol) => (a.name < b.name ? -1 : 1)
