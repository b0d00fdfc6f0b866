import type { BuildSource } from '../findBuild.ts'

export const builds: BuildSource = {
  name: 'Rainbow',
  id: 'rainbow',
  variable: 'RAINBOW_EXTENSION_DIR',
  isName: (name) => name === 'Rainbow',
  isVersion: (version) => version.startsWith('1.6.'),
  versions: 'Rainbow 1.6',
  tested: ['1.6.9'],
  releases: 'https://github.com/rainbow-me/browser-extension/releases',
}
