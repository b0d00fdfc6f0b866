import type { Driver } from '../../core/driver.ts'
import type { ExtensionWallet } from './ExtensionWallet.ts'

/** Returns the services that features of the wallet depend on and that the stand-in server does not imitate. */
export const findMissingServices = ({
  services,
  dependencies,
}: Pick<ExtensionWallet, 'services' | 'dependencies'>): NonNullable<Driver['missingServices']> =>
  Object.fromEntries(
    dependencies
      .filter(({ host, path }) => services({ host, path, method: 'GET', body: '' }) === undefined)
      .map(({ feature, name }) => [feature, name]),
  )
