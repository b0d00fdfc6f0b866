import {
  getTextOfJSDocComment,
  isExportDeclaration,
  isIdentifier,
  isJSDoc,
  isSourceFile,
  isVariableDeclaration,
  type Identifier,
  type Node,
} from 'typescript/unstable/ast'
import { NodeBuilderFlags, type Project, type Symbol, SymbolFlags } from 'typescript/unstable/sync'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type ApiSymbol = {
  name: string
  /** Declarations, without bodies and comments. */
  signature: string
  /** First sentence of the doc comment, or an empty string. */
  summary: string
  /** Names of the package's symbols in the signature, and of types of other packages: `Client (viem)`. */
  types: string[]
}

/** Symbol at the top level of a declaration file of the package. */
type OwnSymbol = {
  /** File and name. Declarations with the same key are merged, such as a function and its namespace. */
  key: string
  name: string
  symbol: Symbol
}

/** Creates functions that read the symbols of a package, whose declarations are in `folder`. */
export function createSymbolReader({ program, checker, emitter }: Project, folder: string) {
  const resolve = (symbol: Symbol) =>
    symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

  const isOwn = (node: Node) => node.getSourceFile().fileName.startsWith(`${folder}/`)

  /** Returns the top-level symbol that contains a symbol, or undefined if the package does not declare it. */
  function findOwnSymbol(symbol: Symbol): OwnSymbol | undefined {
    const [declaration] = declarationsOf(resolve(symbol))
    if (!declaration || isSourceFile(declaration) || !isOwn(declaration)) return undefined
    const name = topLevelName(declaration)
    const topSymbol = name && checker.getSymbolAtLocation(name)
    if (!topSymbol) return undefined
    const key = `${name.getSourceFile().fileName}#${name.text}`
    return { key, name: name.text, symbol: topSymbol }
  }

  /** Returns the symbols of the package that the declarations of a symbol name. */
  function ownSymbolsIn(symbol: Symbol): OwnSymbol[] {
    const own = findOwnSymbol(symbol)
    if (own === undefined) return []
    const used = symbolsIn(symbol).map(findOwnSymbol)
    return used.filter((other) => other !== undefined).filter(({ key }) => key !== own.key)
  }

  /** Returns all symbols that the declarations of a symbol name. */
  function symbolsIn(symbol: Symbol): Symbol[] {
    const identifiers = statementsOf(resolve(symbol)).flatMap(identifiersIn)
    return checker
      .getSymbolAtLocation(identifiers)
      .filter((used) => used !== undefined)
      .map(resolve)
  }

  function describe(symbol: Symbol, name: string): ApiSymbol {
    const own = findOwnSymbol(symbol)
    return {
      name,
      signature: own ? printDeclarations(symbol) : printForeign(symbol, name),
      summary: firstSentence(commentOf(symbol)),
      types: own ? typesIn(symbol) : [],
    }
  }

  /** Returns the doc comment of a symbol, or else the one of its export statement. */
  function commentOf(symbol: Symbol): string {
    const comment = checker.getDocumentationCommentOfSymbol(resolve(symbol))
    if (comment !== '') return comment
    const docs = statementsOf(symbol).filter(isExportDeclaration)
    const [doc] = docs.flatMap(({ jsDoc }) => jsDoc ?? [])
    return (doc && isJSDoc(doc) && getTextOfJSDocComment(doc.comment)) || ''
  }

  const print = (node: Node) => emitter.printNode(node, { neverAsciiEscape: true })

  const printDeclarations = (symbol: Symbol): string =>
    statementsOf(resolve(symbol))
      .map((node) => print(node).replace(/^(export )?(default )?(declare )?/, ''))
      .join('\n')

  /** Returns the signature of an export whose declaration is in another package or in a JSON file. */
  function printForeign(symbol: Symbol, name: string): string {
    const file = declarationsOf(resolve(symbol))[0]?.getSourceFile().fileName ?? ''
    if (!file.endsWith('.json')) return `export { ${name} } from '${packageOfFile(file)}'`
    const flags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.MultilineObjectLiterals
    const type = checker.getTypeOfSymbol(resolve(symbol))
    return `const ${name}: ${type && checker.typeToString(type, undefined, flags)}`
  }

  /** Returns the names of own symbols in a signature, and of types of other packages: `Client (viem)`. */
  function typesIn(symbol: Symbol): string[] {
    const own = ownSymbolsIn(symbol).map(({ name }) => name)
    const foreign = symbolsIn(symbol).flatMap((used) => {
      const [declaration] = declarationsOf(used)
      const file = declaration?.getSourceFile()
      const isType = (used.flags & SymbolFlags.Type) !== 0
      if (!file || !isType || isOwn(file) || program.isSourceFileDefaultLibrary(file)) return []
      return [`${used.name} (${packageOfFile(file.fileName)})`]
    })
    return [...new Set([...own, ...foreign])].toSorted()
  }

  return { findOwnSymbol, ownSymbolsIn, describe }
}

const declarationsOf = (symbol: Symbol): Node[] =>
  symbol.declarations.map((handle) => handle.resolve()).filter((node) => node !== undefined)

/** Returns the statements at the top level of a file that declare a symbol. */
const statementsOf = (symbol: Symbol): Node[] => [
  ...new Set(
    declarationsOf(symbol)
      .filter((node) => !isSourceFile(node))
      .map(statementOf),
  ),
]

const statementOf = (node: Node): Node =>
  isSourceFile(node.parent) ? node : statementOf(node.parent)

/** Returns the name of the declaration at the top level of a file that contains a node. */
function topLevelName(node: Node): Identifier | undefined {
  const isTop =
    isSourceFile(node.parent) ||
    (isVariableDeclaration(node) && isSourceFile(node.parent.parent.parent))
  if (!isTop) return topLevelName(node.parent)
  const { name } = node as { name?: Node }
  return name && isIdentifier(name) ? name : undefined
}

function identifiersIn(node: Node): Node[] {
  const found: Node[] = isIdentifier(node) ? [node] : []
  node.forEachChild((child) => void found.push(...identifiersIn(child)))
  return found
}

/** Returns the first sentence of a comment on one line, without the colon of a list that follows. */
function firstSentence(comment: string): string {
  const [paragraph = ''] = comment.split(/\n\s*\n/)
  const line = paragraph.replaceAll(/\s+/g, ' ').trim()
  return (/^.*?\.(?= |$)/.exec(line)?.[0] ?? line).replace(/:$/, '')
}

/** Returns the name of the package that contains a file, or `unknown`. */
function packageOfFile(file: string): string {
  const folder = path.dirname(file)
  const manifest = path.join(folder, 'package.json')
  if (existsSync(manifest)) {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }
    if (name !== undefined) return name
  }
  return folder === file ? 'unknown' : packageOfFile(folder)
}
