import { type InstallOptions, installOptions, pageLinkTo, type WalletId } from '@touchstone/connect'
import { useEffect, useId } from 'react'
import { useTouchstone } from '../provider/TouchstoneContext.ts'
import { useAction } from '../provider/useAction.ts'
import { MobileAppLinks } from './MobileAppLinks.tsx'
import { StoreLinks } from './StoreLinks.tsx'
import { usePlatform } from './usePlatform.ts'
import { useSetupTranslate } from './useSetupTranslate.ts'
import { useWalletRow } from './useWalletRow.ts'

/** Three steps to install a wallet here, and a button to connect by WalletConnect if that can reach the wallet. */
export function InstallGuide({ wallet }: { wallet: WalletId }) {
  const translate = useSetupTranslate()
  const perform = useAction()
  const platform = usePlatform()
  const id = useId()
  const { pairing } = useTouchstone().connection
  const row = useWalletRow(wallet)
  const options = installOptions(row, platform)
  const phone = platform.system !== 'desktop'
  const inside = phone ? pageLinkTo(row, location.href) : undefined
  const missing = phone ? undefined : missingExtension(options)
  useScanEverySecond()
  return (
    <>
      {missing && <p>{translate({ key: missing, wallet })}</p>}
      <ol className="ts-steps">
        <li>{translate({ key: 'install.step.get', wallet })}</li>
        <li>{translate('install.step.create')}</li>
        <li>{translate('install.step.reload')}</li>
      </ol>
      <div className="ts-actions">
        <StoreLinks primary wallet={wallet} site="install.link" />
        {inside !== undefined && (
          <a className="ts-button" href={inside}>
            {translate({ key: 'get.inside', wallet })}
          </a>
        )}
        {row.remote && (
          <button
            type="button"
            className="ts-button"
            onPointerEnter={pairing?.load}
            onFocus={pairing?.load}
            onClick={() => perform({ do: 'connect', wallet })}
          >
            {translate({ key: 'get.phone', wallet })}
          </button>
        )}
        <button type="button" className="ts-button" onClick={() => location.reload()}>
          {translate('act.reload')}
        </button>
        <button type="button" className="ts-button" onClick={() => perform({ do: 'wallets' })}>
          {translate('act.wallets')}
        </button>
      </div>
      {!phone && options.apps.length > 0 && (
        <section className="ts-apart" aria-labelledby={id}>
          <h3 id={id}>{translate({ key: 'get.apps', wallet })}</h3>
          <div className="ts-actions">
            <MobileAppLinks wallet={wallet} />
          </div>
        </section>
      )}
    </>
  )
}

/** Returns the key of the text that no extension is here; undefined if there is one, or if no store is known. */
function missingExtension({ here, elsewhere, apps }: InstallOptions) {
  if (here) return undefined
  if (elsewhere) return 'get.elsewhere'
  return apps.length > 0 ? 'get.none' : undefined
}

const pause = 1_000 // ms

/** Scans every second while the page is visible: a newly installed wallet may set a global and not announce itself. */
function useScanEverySecond(): void {
  const { wallets } = useTouchstone().connection
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') wallets.scan()
    }, pause)
    return () => clearInterval(timer)
  }, [wallets])
}
