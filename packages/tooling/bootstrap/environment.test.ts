import { expect, test } from 'vitest'
import { environment } from './environment.mjs'

const outer = {
  HOME: '/home/a',
  PATH: '/usr/bin:/bin',
  NODE: '/usr/bin/node',
  INIT_CWD: '/home/a',
  npm_lifecycle_event: 'test',
  npm_config_local_prefix: '/elsewhere',
  npm_config_registry: 'https://mirror.example/',
  npm_config_cafile: '/etc/ca.pem',
  npm_config_https_proxy: 'http://proxy.example',
  'npm_config_@scope:registry': 'https://scope.example/',
  NPM_CONFIG_STRICT_SSL: 'false',
}

test('drops variables of an outer npm, except the access to the registry', () => {
  const names = Object.keys(environment('/repo', outer)).filter((name) =>
    /^npm|NODE|CWD/i.test(name),
  )

  expect(names.sort()).toEqual([
    'NPM_CONFIG_STRICT_SSL',
    'npm_config_@scope:registry',
    'npm_config_cafile',
    'npm_config_https_proxy',
    'npm_config_registry',
  ])
})

test('puts the repository’s tools first on the path, once', () => {
  const again = environment('/repo', environment('/repo', outer))

  expect(again.PATH).toBe(
    '/repo/.toolchain/node_modules/.bin:/repo/node_modules/.bin:/usr/bin:/bin',
  )
})
