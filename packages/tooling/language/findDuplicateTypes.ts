import path from 'node:path'

/**
 * Returns the exported types that a package declares more than once, with their places. Ignores tests, folders named
 * `testing` or `fixtures`, declaration files, and types inside a namespace.
 *
 * @example findDuplicateTypes(['a/package.json', 'a/b.ts', 'a/c.ts'], () => 'export type T = 1') // ['a T: a/b.ts:1, a/c.ts:1']
 */
export function findDuplicateTypes(
  files: readonly string[],
  read: (file: string) => string,
): string[] {
  const folders = files
    .filter((file) => path.posix.basename(file) === 'package.json' && !/fixtures\//.test(file))
    .map((file) => path.posix.dirname(file))
    .toSorted((a, b) => b.length - a.length)
  const packageOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`)) ?? '.'
  const types = files
    .filter(
      (file) =>
        /\.[mc]?tsx?$/.test(file) && !/\.(test|d)\.[mc]?tsx?$|(fixtures|testing)\//.test(file),
    )
    .flatMap((file) =>
      findTypes(read(file)).map(({ name, line }) => ({
        name: `${packageOf(file)} ${name}`,
        place: `${file}:${line}`,
      })),
    )
  return [...Map.groupBy(types, ({ name }) => name)]
    .filter(([, group]) => group.length > 1)
    .map(([name, group]) => `${name}: ${group.map(({ place }) => place).join(', ')}`)
}

function findTypes(text: string): { name: string; line: number }[] {
  return text.split('\n').flatMap((code, index) => {
    const name = /^export (?:declare )?(?:type|interface) (\w+)/.exec(code)?.[1]
    return name ? [{ name, line: index + 1 }] : []
  })
}
