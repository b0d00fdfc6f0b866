import type { BuildSource } from '../findBuild.ts'

export const builds: BuildSource = {
  name: 'Rabby Wallet',
  id: 'rabby',
  variable: 'RABBY_EXTENSION_DIR',
  isName: (name) => name === 'Rabby Wallet',
  isVersion: (version) => version.startsWith('0.93.'),
  versions: 'Rabby 0.93',
  tested: ['0.93.34'],
  releases: 'https://github.com/RabbyHub/Rabby/releases',
}
