import { useSay } from '../provider/useSay.ts'
import type { TextKey } from '../texts/say.ts'

/** A link out of the page that says so, in a new tab and without a way back to us. */
export function GetLink({ href, text, wallet }: GetLink.Props) {
  const say = useSay()
  const host = new URL(href).host.replace(/^www\./, '')
  return (
    <a
      className="ts-button ts-primary"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {say({ key: text, wallet, host })}
    </a>
  )
}

export declare namespace GetLink {
  type Props = { href: string; text: TextKey; wallet: string }
}
