import type { Texts } from './Texts.ts'

export default {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続中…',
  'button.account': 'アカウント {address}',
  'button.restoring': '{address} を復元中',
  'dialog.wallets': 'ウォレットを接続',
  'dialog.attempt': '{wallet} で接続',
  'dialog.install': '{wallet} を入手',
  'dialog.account': 'あなたのアカウント',
  'dialog.close': '閉じる',
  'dialog.back': 'すべてのウォレット',
  'group.installed': 'インストール済み',
  'group.announced': 'このブラウザーにあるその他',
  'group.more': 'その他のウォレット',
  'group.recent': '最近使ったもの',
  'row.recent': '最近',
  'row.contested':
    'ここでは複数のウォレットが {name} だと名乗っています。このウォレットの名前は「{said}」（{host}）です。',
  'row.name':
    'このウォレットの名前は自分で付けたもので、別のウォレットを装っている可能性があります。',
  'row.alias': 'このウォレットは {name} とも名乗っています。',
  'help.title': 'ウォレットとは？',
  'install.found': '{wallet} が使えるようになりました。',
  'act.cancel': 'キャンセル',
  'act.retry': 'もう一度試す',
  'act.connect': '{wallet} で接続',
  'act.open': '{wallet} を開く',
  'act.dismiss': '閉じる',
  'act.add': 'ネットワークを追加',
  'act.switch': '{network} に切り替える',
  'act.connectHere': '{network} で接続',
  'act.disconnect': '切断',
  'act.wallets': '別のウォレットを選ぶ',
  'act.changeWallet': 'ウォレットを変更',
  'act.get': '{wallet} を入手',
  'act.reload': 'このページを再読み込み',
  'state.none': '接続されていません。',
  'state.intent':
    '{wallet} がロックされているか、このページとアカウントを共有しなくなりました。接続されていません。',
  'state.contested':
    'ここでは複数のウォレットが {name} だと名乗っているため、接続は復元されませんでした。お使いのものを選んでください。',
  'state.connected': '{wallet} で {network} に接続しています。',
  'state.unsupported': '{wallet} で {network} に接続していますが、このアプリは対応していません。',
  'state.restoring': '{wallet} との接続を復元しています。',
  'state.ended.you': '切断しました。',
  'state.ended.phone': 'スマートフォンの {wallet} で接続を終了しました。接続されていません。',
  'state.ended.time':
    '{wallet} との接続の期限が切れました。数日たつとそうなります。続けるには、もう一度接続してください。',
  'state.relay':
    '{wallet} で {network} に接続しています。スマートフォンへの中継サーバーに届きません。リクエストは復旧するまで待ちます。',
  'state.ended.wallet': '{wallet} が切断しました。接続されていません。',
  'waiting.confirm': '{wallet} で確認してください',
  'waiting.scan': '{wallet} でコードを読み取り、そこで確認してください',
  'waiting.scan.any': 'スマートフォンのウォレットでコードを読み取り、そこで確認してください',
  'waiting.open': '{wallet} を開いて確認してください',
  'waiting.phone': 'スマートフォンの {wallet} で確認してください',
  'waiting.phone.any': 'スマートフォンのウォレットで確認してください',
  'waiting.relay':
    'スマートフォンへの中継サーバーに届きません。復旧を待っています。このブラウザーのウォレットは引き続き使えます。',
  'waiting.slow': 'まだ待っています。ウォレットを開くか、キャンセルしてください',
  'connect.declined': '接続を拒否しました。接続されていません。',
  'connect.declinedSwitch':
    '{network} への切り替えを拒否したため、接続されていません。{wallet} は {here} にあります。',
  'connect.cancelled': 'キャンセルしました。接続されていません。',
  'connect.notFound':
    '{wallet} はこのブラウザーにないため、接続されていません。入手するか、入手したばかりならこのページを再読み込みしてください。',
  'connect.noAccounts':
    '{wallet} がアカウントを渡さなかったため、接続されていません。そこでアカウントを作成または選択し、もう一度試してください。',
  'connect.pending':
    '{wallet} にはすでに開いているリクエストがあります。接続されていません。{wallet} を開いてそれに答え、もう一度試してください。',
  'connect.timeout':
    '{wallet} は時間内に応答しませんでした。接続されていません。{wallet} を開き、もう一度試してください。',
  'connect.lost': '接続中に {wallet} が接続を閉じました。接続されていません。もう一度試す。',
  'connect.locked':
    '{wallet} はロックされています。接続されていません。ロックを解除し、もう一度試してください。',
  'connect.unsupported':
    '{wallet} はこのアプリの求めることができません。接続されていません。更新するか、別のウォレットを選んでください。',
  'connect.offline':
    '{wallet} はオフラインです。接続されていません。インターネット接続を確認し、もう一度試してください。',
  'connect.unreachable':
    '{wallet} がネットワークに届きません。接続されていません。少し待ってから、もう一度試してください。',
  'connect.pairing.relay':
    'スマートフォンへの中継サーバーに届かないため、接続されていません。インターネット接続を確認し、もう一度試してください。このブラウザーのウォレットは引き続き使えます。',
  'connect.pairing.unloaded':
    'スマートフォンを接続する部分を読み込めなかったため、接続されていません。インターネット接続を確認し、もう一度試してください。',
  'connect.pairing.misconfigured':
    'このアプリはスマートフォンを接続するように設定されていないため、接続されていません。このブラウザーのウォレットを選ぶか、アプリの開発者に知らせてください。',
  'connect.pairing.clock':
    'このデバイスの時計が合っていないため、スマートフォンへの中継サーバーに拒否され、接続されていません。時計を合わせて、もう一度試してください。',
  'connect.pairing.expired':
    '時間内にコードが読み取られなかったため、接続されていません。もう一度試すと新しいコードが出ます。',
  'connect.pairing.declined':
    '{wallet} が接続を受け入れませんでした。接続されていません。もう一度試すか、別のウォレットを選んでください。',
  'connect.pairing.declinedSaid':
    '{wallet} が接続を受け入れませんでした：「{said}」。接続されていません。もう一度試すか、別のウォレットを選んでください。',
  'connect.pairing.chains':
    '{wallet} はこのアプリのどのネットワークにも対応していません。接続されていません。別のウォレットを選ぶ。',
  'connect.failed': '{wallet} は接続できませんでした。接続されていません。もう一度試す。',
  'connect.failedSaid':
    '{wallet} は接続できませんでした：「{said}」。接続されていません。もう一度試す。',
  'switch.declined': '切り替えを拒否しました。今も {here} にいます。',
  'switch.cancelled': '切り替えをキャンセルしました。今も {here} にいます。',
  'switch.notConfigured':
    '{wallet} は {network} を知りません。今も {here} にいます。続けるには、ネットワークを追加してください。',
  'switch.pending':
    '{wallet} にはすでに開いているリクエストがあります。今も {here} にいます。{wallet} を開いてそれに答え、もう一度試してください。',
  'switch.busy':
    '別のリクエストがまだ進行中です。今も {here} にいます。それを終えるかキャンセルし、もう一度試してください。',
  'switch.timeout':
    '{wallet} は時間内に応答しませんでした。今も {here} にいます。{wallet} を開き、もう一度試してください。',
  'switch.disconnected':
    '切り替えが終わる前に {wallet} が切断しました。接続されていません。もう一度接続してください。',
  'switch.locked':
    '{wallet} はロックされています。今も {here} にいます。ロックを解除し、もう一度試してください。',
  'switch.unsupported':
    '{wallet} はここからネットワークを切り替えられません。今も {here} にいます。{wallet} 自体で {network} を選んでください。',
  'switch.offline':
    '{wallet} はオフラインです。今も {here} にいます。インターネット接続を確認し、もう一度試してください。',
  'switch.unreachable':
    '{wallet} がネットワークに届きません。今も {here} にいます。少し待ってから、もう一度試してください。',
  'switch.failed':
    '{wallet} は {network} に切り替わりませんでした。今も {here} にいます。もう一度試す。',
  'switch.failedSaid':
    '{wallet} は {network} に切り替わりませんでした：「{said}」。今も {here} にいます。もう一度試す。',
  'add.declined': '{network} の追加を拒否しました。今も {here} にいます。',
  'add.cancelled': '{network} の追加をキャンセルしました。今も {here} にいます。',
  'add.failed':
    '{wallet} は {network} を追加できませんでした。今も {here} にいます。もう一度試すか、{wallet} 自体で追加してください。',
  'add.failedSaid':
    '{wallet} は {network} を追加できませんでした：「{said}」。今も {here} にいます。もう一度試すか、{wallet} 自体で追加してください。',
  'disconnect.failed':
    '{wallet} は切断を確認しませんでした。ここでは接続されていません。念のため、{wallet} でこのサイトを削除してください。',
  'account.address': 'アドレス',
  'account.wallet': 'ウォレット',
  'account.walletName': '{wallet}',
  'account.network': 'ネットワーク',
  'account.balance': '残高',
  'account.current': '現在',
  'account.more': { other: 'ほか {count} 件のアカウント' },
  'account.networkName': '{network}',
  'network.unknown': 'ネットワーク {id}',
  'crash.text':
    'このページで何かが壊れました。ウォレットに影響はありません。もう一度試すか、ページを再読み込みしてください。',
  'part.loading': '読み込み中…',
  'part.failed': 'ページのこの部分を読み込めませんでした。ウォレットに影響はありません。',
  'page.title': 'Touchstone',
  'page.account': 'アカウント',
  'page.empty': 'ウォレットを接続すると、アドレス、ネットワーク、残高がここに表示されます。',
  'page.banner': 'このアプリは {network} で動きます。ウォレットは {here} にあります。',
  'page.activity': 'アクティビティ',
  'page.activity.empty': 'まだ何も起きていません。',
  'page.activity.dropped': '削除された古い記録: {count} 件',
  'page.theme': 'テーマ',
  'page.theme.system': 'システム',
  'page.theme.light': 'ライト',
  'page.theme.dark': 'ダーク',
  'page.language': '言語',
  'page.language.unreviewed': 'この翻訳はまだ母語話者の確認を受けていません。',
  'page.language.failed': '{name} を読み込めませんでした。ページはそのままです。',
  'page.licences': 'ライセンス',
  'page.check': '自分のウォレットを調べる',
  'page.wallets': '使えるウォレット',
  'page.offline':
    'オフラインです。このブラウザーのウォレットは引き続き使えます。残高はネットワークとともに戻ります。',
  'page.privacy': 'ウォレットを選ぶまで、どこにも何も送信されません。',
  'log.connecting': '{wallet} で接続中',
  'log.connect': '{wallet} で接続：{address}、{network}',
  'log.account': 'アカウントが {address} に変わりました',
  'log.chain': 'ネットワークが {network} に変わりました',
  'log.disconnect': '{wallet} から切断しました',
  'log.declined': '{wallet} で拒否しました',
  'log.cancelled': 'キャンセルしました',
  'log.notFound': '{wallet} が見つかりませんでした',
  'log.noAccounts': '{wallet} はアカウントを渡しませんでした',
  'log.notConfigured': '{wallet} はこのネットワークを知りません',
  'log.pending': '{wallet} には別のリクエストが開いています',
  'log.locked': '{wallet} はロックされています',
  'log.unsupported': '{wallet} にはこれができません',
  'log.offline': '{wallet} はオフラインです',
  'log.unreachable': '{wallet} がネットワークに届きません',
  'log.timeout': '{wallet} は時間内に応答しませんでした',
  'log.failed': '{wallet} ではうまくいきませんでした',
  'account.copy': 'アドレスをコピー',
  'account.copied': 'アドレスをコピーしました。',
  'account.copyFailed':
    'ブラウザーがコピーを許可しませんでした。アドレスを選択し、手でコピーしてください。',
  'account.explorer': '{host} で見る',
  'account.newTab': '（新しいタブで開きます）',
  'account.send': '送る',
  'account.signIn': 'サインイン',
  'account.others.title': '{wallet} が共有しているほかのアカウント',
  'account.others.hint': '別のアカウントを使うには、{wallet} で選んでください。',
  'account.choose': '{wallet} でアカウントを選ぶ',
  'account.choose.declined': '拒否しました。アカウントはそのままです。',
  'account.choose.unsupported':
    '{wallet} はページにこの機能を提供していません。{wallet} を開き、そこでアカウントを選んでください。',
  'balance.title': '残高',
  'balance.loading': '残高を読み取り中…',
  'balance.failed': '残高を読み取れませんでした。ウォレットは引き続き使えます。',
  'balance.tokensFailed': 'トークンを読み取れませんでした。ウォレットは引き続き使えます。',
  'balance.again': '残高をもう一度読み取る',
  'balance.unknown': 'このネットワークではわかりません',
  'balance.asOf': '{time} 現在',
  'tx.title': 'このページのトランザクション',
  'tx.line': '{amount} を {address} へ',
  'tx.waiting': 'ブロックを待っています',
  'tx.confirmed': '確認済み',
  'tx.reverted': '失敗：ネットワークが取り消しました。使われたのは手数料だけです。',
  'tx.unseen':
    'ネットワークではまだ見えていません。置き換えられたかどうか、ウォレットで確認してください。',
  'tx.unreachable': '今はネットワークに問い合わせできません。結果はウォレットに表示されます。',
  'activity.copy': '診断情報をコピー',
  'activity.what':
    'バージョン、状態、上の記録を、助けてくれる人のためにテキストとしてコピーします。何も送信されません。',
  'activity.addresses': '自分のアドレスを含める',
  'activity.copied': 'アドレスなしでコピーしました。',
  'activity.copiedAll': 'アドレスを含めてコピーしました。',
  'activity.failed':
    'ブラウザーがコピーを許可しませんでした。テキストは下にあります。手でコピーしてください。',
  'activity.text': '診断情報',
  'pair.qr': '{wallet} を接続する QR コード',
  'pair.qr.any': 'スマートフォンのウォレットを接続する QR コード',
  'pair.preparing': 'コードを準備中…',
  'pair.reaching': 'スマートフォンへメッセージを運ぶ中継サーバーに接続中…',
  'pair.left': 'このコードの有効期間は {time} です。その後は新しいコードに替わります。',
  'pair.left.last': 'このコードの有効期間は {time} です。',
  'pair.copy': 'リンクをコピー',
  'pair.copied': 'リンクをコピーしました。',
  'pair.copyFailed': 'ブラウザーがコピーを許可しませんでした。代わりにコードを読み取ってください。',
  'pair.open': '{wallet} を開く',
  'pair.open.any': 'ウォレットアプリを開く',
  'pair.here': 'この端末で開く',
  'pair.opening': '{wallet} を開いています。そこで確認し、戻ってきてください。',
  'pair.stayed': '{wallet} が開きませんでした。アプリはこのスマートフォンにありますか？',
  'pair.back':
    'おかえりなさい。{wallet} の返事を待っています。まだ確認していなければ、もう一度開いてください。',
  'pair.other': '別の端末を使う',
  'get.here': '{name} 用の {wallet} を入手（{host} を開きます）',
  'get.ios': 'App Store（{host} を開きます）',
  'get.android': 'Google Play（{host} を開きます）',
  'get.elsewhere':
    '{wallet} にはこのブラウザー用の拡張機能がありません。Chrome と、Chrome の拡張機能を使えるブラウザー用のものがあります。',
  'get.none': '{wallet} にはこのブラウザー用の拡張機能がありません。',
  'get.phone': 'スマートフォンで {wallet} を使う',
  'get.inside': 'このページを {wallet} で開く',
  'get.apps': 'スマートフォン用の {wallet}',
  'install.step.get': '{wallet} を公式サイトまたはストアからインストールします。',
  'install.step.create': 'その中でウォレットを作成するか、取り込みます。',
  'install.step.reload': '戻ってきて、このページを再読み込みします。',
  'install.link': '{wallet} を入手（{host} を開きます）',
  'binance.step.install': 'Binance アプリをインストールします。',
  'binance.step.create': 'アプリでウォレットを作成します。',
  'binance.step.scan': 'アプリで QR コードを読み取って接続します。',
  'binance.get': 'Binance アプリがまだありませんか？',
  'binance.qr': 'Binance のダウンロードページの QR コード',
  'binance.hint':
    'スマートフォンのカメラをこのコードに向けると、アプリをダウンロードできます。接続するためのコードではありません。',
  'binance.link': 'Binance をダウンロード（{host} を開きます）',
  'binance.later':
    '運営者が設定していないため、このアプリはスマートフォンのウォレットに接続できません。Binance Wallet 拡張機能は使えます。',
  'walletconnect.later':
    'このアプリはスマートフォンのウォレットに接続できません。運営者が WalletConnect を設定していません。',
  'walletconnect.now': 'このブラウザーにインストールされたウォレットを選んでください。',
  'help.keys':
    'ウォレットは、あなたの鍵を保管するアプリまたはブラウザー拡張機能です。持っているものを表示し、許可したものに署名します。ウォレットなしに、ほかの誰もあなたの代わりに署名できません。',
  'help.here':
    'このページは尋ねるだけです。見えるのは共有したアドレスだけです。署名や送信の前には、必ずウォレットがあなたに確認します。',
  'help.phrase':
    'リカバリーフレーズはあなただけのものです。書き留めて安全に保管し、ページには決して入力しないでください。誠実なページや人がそれを求めることはありません。',
  'send.title': '送る',
  'send.asset': '送るもの',
  'send.to': '宛先',
  'send.to.hint': '{network} のアドレス。0x で始まります。',
  'send.amount': '金額',
  'send.available': '{amount} 利用可能',
  'send.max': 'すべて',
  'send.preview': 'プレビュー',
  'send.close': '閉じる',
  'send.bad.noAddress': '受取人のアドレスを入力してください。',
  'send.bad.address': 'これはアドレスではありません。アドレスは 0x で始まり、42 文字です。',
  'send.bad.checksum':
    'このアドレスの大文字が合わないため、文字が間違っている可能性があります。もう一度コピーしてください。',
  'send.bad.token': 'これは {name} のコントラクト自体です。そこへ送ったものは失われます。',
  'send.bad.noAmount': '0.5 のように、ゼロより大きい金額を入力してください。',
  'send.bad.decimals': { other: '{name} の小数は最大 {count} 桁です。' },
  'send.bad.tooMuch': '持っているのは {amount} です。もっと少なく入力してください。',
  'send.check': '確認する前に見直してください',
  'send.check.what': '送るもの',
  'send.check.to': '宛先',
  'send.check.network': 'ネットワーク',
  'send.check.fee': 'ネットワーク手数料（最大）',
  'send.check.fee.reading': 'ネットワークに問い合わせ中…',
  'send.check.fee.unknown': '今はわかりません。{wallet} に表示されます。',
  'send.check.total': '合計（最大）',
  'send.check.self': 'これはあなた自身のアドレスです。',
  'send.check.contract':
    'このアドレスはコントラクトです。{name} を受け取れることを確かめてください。',
  'send.check.refused':
    'ネットワークによると、これは失敗します。手数料を払っても、何も届きません。',
  'send.check.poor': '手数料に使えるのは {amount} で、足りません。',
  'send.check.final': '一度送ったものは取り戻せません。',
  'send.confirm': '{wallet} で送る',
  'send.change': '変更',
  'send.waiting': '{wallet} で確認してください',
  'send.stop': '待つのをやめる',
  'send.stopped':
    '待つのをやめました。{wallet} がまだ尋ねるかもしれません。送りたくなければ、そこで拒否してください。',
  'send.sent': '送りました。ネットワークにはまだ取り込まれていません。下をご覧ください。',
  'send.another': 'ほかのものを送る',
  'send.declined': '拒否しました。何も送られていません。',
  'send.pending':
    '{wallet} にはすでに開いているリクエストがあります。何も送られていません。それに答え、もう一度試してください。',
  'send.locked':
    '{wallet} はロックされています。何も送られていません。ロックを解除し、もう一度試してください。',
  'send.noFunds': '金額と手数料に対して {name} が足りません。何も送られていません。',
  'send.moved':
    'その間にアカウントかネットワークが変わりました。何も送られていません。プレビューをもう一度確かめてください。',
  'send.unsupported':
    '{wallet} はここから送れません。何も送られていません。{wallet} 自体で送ってください。',
  'send.failed':
    '{wallet} が問題を報告しました。もう一度試す前に、送られたかどうか {wallet} で確認してください。',
  'send.failedSaid':
    '{wallet} が問題を報告しました：「{said}」。もう一度試す前に、送られたかどうか {wallet} で確認してください。',
  'signIn.title': 'サインイン',
  'signIn.lead':
    'メッセージに署名して、このアドレスがあなたのものだと示します。費用はかからず、何も動きません。',
  'signIn.device': 'サインインはこの端末に留まります。どのサーバーにも知られません。',
  'signIn.server': '{host} が署名を確かめ、あなたを覚えます。',
  'signIn.act': '{wallet} でサインイン',
  'signIn.waiting': '{wallet} で確認してください',
  'signIn.preparing': 'メッセージを準備中…',
  'signIn.checking': '署名を確認中…',
  'signIn.done': '{address} としてサインインしています（{time} まで）。',
  'signIn.out': 'サインアウト',
  'signIn.left': 'サインアウトしました。',
  'signIn.ended': 'アカウントが変わったため、サインアウトしました。',
  'signIn.expiredNow': 'サインインの期限が切れました。続けるには、もう一度サインインしてください。',
  'signIn.leftHere': 'ここではサインアウトしましたが、{host} は確認していません。',
  'signIn.declined': '拒否しました。サインインしていません。',
  'signIn.cancelled': 'キャンセルしました。サインインしていません。',
  'signIn.moved':
    'その間にアカウントが変わりました。サインインしていません。もう一度サインインしてください。',
  'signIn.pending':
    '{wallet} にはすでに開いているリクエストがあります。サインインしていません。それに答え、もう一度試してください。',
  'signIn.locked':
    '{wallet} はロックされています。サインインしていません。ロックを解除し、もう一度試してください。',
  'signIn.unsupported': '{wallet} はメッセージに署名できません。サインインしていません。',
  'signIn.wallet': '{wallet} は署名しませんでした。サインインしていません。もう一度試す。',
  'signIn.walletSaid':
    '{wallet} は署名しませんでした：「{said}」。サインインしていません。もう一度試す。',
  'signIn.badSignature':
    '署名はこのアドレスのものではありません。サインインしていません。もう一度試すか、別のウォレットを使ってください。',
  'signIn.domain':
    'メッセージが別のサイトを示していたため、拒否されました。サインインしていません。',
  'signIn.expired':
    '確認したとき、メッセージが古すぎました。サインインしていません。もう一度試す。',
  'signIn.replay':
    'このメッセージはすでに使われています。サインインしていません。新しいもので、もう一度試してください。',
  'signIn.refused': '{host} がサインインを拒否しました。サインインしていません。',
  'signIn.server.failed':
    '{host} に問題があります。サインインしていません。後でもう一度試してください。',
  'signIn.slow': '応答に時間がかかりすぎました。サインインしていません。もう一度試す。',
  'signIn.unreachable':
    '確認できませんでした。どこからも応答がありません。サインインしていません。オンラインのときに、もう一度試してください。',
} satisfies Texts
