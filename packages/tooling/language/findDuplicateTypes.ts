import path from 'node:path'

/**
 * Exported type names that may be declared more than once in a package, each as "package name". Others are errors: a
 * reader who searches for a type must find one declaration.
 */
export const knownDuplicates: readonly string[] = [
  'conformance Environment',
  'harness AddOptions',
  'harness Answer',
  'harness Background',
  'harness Happening',
  'harness ProviderState',
  'harness Push',
  'harness Session',
  'harness Start',
  'harness Wallets',
]

/**
 * Returns the exported type names that a package declares more than once, with their places. Does not read tests,
 * fixtures and declaration files. A type inside a namespace has the name of the namespace before its own, so it does
 * not count.
 *
 * @param files paths of all files
 * @param read returns the text of a file
 * @param known duplicates to ignore
 * @example findDuplicateTypes(['a/package.json', 'a/b.ts', 'a/c.ts'], () => 'export type T = 1') // ['a T: a/b.ts:1, a/c.ts:1']
 */
export function findDuplicateTypes(
  files: readonly string[],
  read: (file: string) => string,
  known: readonly string[] = knownDuplicates,
): string[] {
  const folders = files
    .filter((file) => path.posix.basename(file) === 'package.json' && !/fixtures\//.test(file))
    .map((file) => path.posix.dirname(file))
    .toSorted((a, b) => b.length - a.length)
  const packageOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`)) ?? '.'
  const types = files
    .filter((file) => /\.[mc]?tsx?$/.test(file) && !/\.(test|d)\.[mc]?tsx?$|fixtures\//.test(file))
    .flatMap((file) =>
      findTypes(read(file)).map(({ name, line }) => ({
        name: `${packageOf(file)} ${name}`,
        place: `${file}:${line}`,
      })),
    )
  return [...Map.groupBy(types, ({ name }) => name)]
    .filter(([name, group]) => group.length > 1 && !known.includes(name))
    .map(([name, group]) => `${name}: ${group.map(({ place }) => place).join(', ')}`)
}

/** Finds the types that a file declares and exports. */
function findTypes(text: string): { name: string; line: number }[] {
  return text.split('\n').flatMap((code, index) => {
    const name = /^export (?:declare )?(?:type|interface) (\w+)/.exec(code)?.[1]
    return name ? [{ name, line: index + 1 }] : []
  })
}
