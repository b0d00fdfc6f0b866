import { useAction } from '../provider/useAction.ts'
import { useTranslate } from '../provider/useTranslate.ts'

/** Buttons of the account: "Change wallet" and "Disconnect". */
export function AccountButtons({ onChangeWallet }: { onChangeWallet(): void }) {
  const translate = useTranslate()
  const perform = useAction()
  return (
    <div className="ts-actions">
      <button type="button" className="ts-button" onClick={onChangeWallet}>
        {translate('act.changeWallet')}
      </button>
      <button type="button" className="ts-button" onClick={() => perform({ do: 'disconnect' })}>
        {translate('act.disconnect')}
      </button>
    </div>
  )
}
