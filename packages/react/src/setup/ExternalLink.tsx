import type { WalletId } from '@touchstone/connect'
import type setup from '../texts/en/setup.json'
import { useSetupTranslate } from './useSetupTranslate.ts'

/** Link to another site. Its text can contain the host. The link opens a new tab that has no access to this page. */
export function ExternalLink({ href, textKey, wallet, name, primary = false }: ExternalLink.Props) {
  const translate = useSetupTranslate()
  const host = new URL(href).host.replace(/^www\./, '')
  return (
    <a
      className={primary ? 'ts-button ts-primary' : 'ts-button'}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {translate({ key: textKey, wallet, name, host })}
    </a>
  )
}

export declare namespace ExternalLink {
  type Props = {
    href: string
    textKey: keyof typeof setup
    wallet: WalletId
    /** Name of the browser that the link is for. */
    name?: string | undefined
    primary?: boolean
  }
}
