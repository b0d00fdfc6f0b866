import { expect, test } from 'vitest'
import { createPublishedManifest } from './createPublishedManifest.ts'

test('exports built files, fixes versions and drops what only the workspace needs', () => {
  const manifest = createPublishedManifest(
    {
      name: '@touchstone/x',
      version: '1.0.0',
      private: true,
      type: 'module',
      bin: { x: './src/main.ts' },
      exports: {
        '.': { types: './src/a.ts', node: './src/b.ts', default: './src/a.ts' },
        './c': './src/c.ts',
      },
      scripts: { test: 'x' },
      dependencies: { viem: 'catalog:', ws: 'catalog:' },
      devDependencies: { y: 'catalog:' },
      peerDependencies: { vite: 'catalog:' },
    },
    () => '2.0.0',
  )
  expect(manifest).toEqual({
    name: '@touchstone/x',
    version: '1.0.0',
    type: 'module',
    bin: { x: './src/main.js' },
    exports: {
      '.': { types: './src/a.d.ts', default: './src/a.js' },
      './c': { types: './src/c.d.ts', default: './src/c.js' },
      './package.json': './package.json',
    },
    dependencies: { viem: '^2.0.0', ws: '2.0.0' },
    peerDependencies: { vite: '^2.0.0' },
    peerDependenciesMeta: { vite: { optional: true } },
  })
})

test('accepts an older Playwright, because a second copy would not run', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = createPublishedManifest(
    {
      name: '@touchstone/x',
      version: '1.0.0',
      dependencies: { '@playwright/test': 'catalog:' },
      peerDependencies: { '@playwright/test': 'catalog:' },
    },
    () => '1.65.1',
  )
  expect(dependencies).toEqual({ '@playwright/test': '^1.59.0' })
  expect(peerDependencies).toEqual({ '@playwright/test': '^1.59.0' })
  expect(peerDependenciesMeta).toEqual({ '@playwright/test': { optional: true } })
})

test('makes React a required peer dependency, and exports a stylesheet with a declaration', () => {
  const manifest = createPublishedManifest(
    {
      name: '@touchstone/x',
      version: '1.0.0',
      exports: { './styles.css': './src/styles.css' },
      peerDependencies: { react: 'catalog:' },
    },
    () => '19.3.1',
  )
  expect(manifest).toMatchObject({
    exports: {
      './styles.css': { types: './src/styles.css.d.ts', default: './src/styles.css' },
    },
    peerDependencies: { react: '^19.0.0' },
    peerDependenciesMeta: { react: { optional: false } },
  })
})
