/** A published package, and the files in it that are published besides package.json, README and licence. */
export type PublishedPackage = { folder: string; sources: string[]; data: string[] }

export const publishedPackages: PublishedPackage[] = [
  { folder: 'packages/connect', sources: ['src'], data: [] },
  { folder: 'packages/react', sources: ['src'], data: [] },
  { folder: 'packages/siwe', sources: ['src'], data: ['examples'] },
  { folder: 'harness', sources: ['src', 'fidelity'], data: ['recordings', 'discoveries', 'docs'] },
  {
    folder: 'conformance',
    // `metamask/src` is a part of the MetaMask driver that runs as a program: no file imports it, and it has its own
    // lockfile.
    sources: ['index.ts', 'app', 'cli', 'core', 'drivers', 'reports', 'wallet', 'metamask/src'],
    data: [
      'spec',
      'expectations',
      'docs',
      'examples',
      ...['README.md', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map(
        (file) => `metamask/${file}`,
      ),
    ],
  },
]
