import type { Texts } from './Texts.ts'

export default {
  'button.connect': '지갑 연결',
  'button.connecting': '연결 중…',
  'button.account': '계정 {address}',
  'button.restoring': '{address} 복원 중',
  'dialog.wallets': '지갑 연결',
  'dialog.attempt': '{wallet}(으)로 연결',
  'dialog.install': '{wallet} 받기',
  'dialog.account': '내 계정',
  'dialog.close': '닫기',
  'dialog.back': '모든 지갑',
  'group.installed': '설치됨',
  'group.announced': '이 브라우저의 다른 지갑',
  'group.more': '더 많은 지갑',
  'group.recent': '최근 사용',
  'row.recent': '최근',
  'row.contested':
    '여기에서 둘 이상의 지갑이 자신을 {name}이라고 합니다. 이 지갑의 이름은 “{said}”({host})입니다.',
  'row.name': '이 지갑은 이름을 스스로 정했으며 다른 지갑을 흉내 낼 수 있습니다.',
  'row.alias': '이 지갑은 자신을 {name}이라고도 합니다.',
  'help.title': '지갑이란?',
  'install.found': '이제 {wallet}을(를) 쓸 수 있습니다.',
  'act.cancel': '취소',
  'act.retry': '다시 시도',
  'act.connect': '{wallet}(으)로 연결',
  'act.open': '{wallet} 열기',
  'act.dismiss': '숨기기',
  'act.add': '네트워크 추가',
  'act.switch': '{network}(으)로 전환',
  'act.connectHere': '{network}에서 연결',
  'act.disconnect': '연결 끊기',
  'act.wallets': '다른 지갑 선택',
  'act.changeWallet': '지갑 변경',
  'act.get': '{wallet} 받기',
  'act.reload': '이 페이지 새로고침',
  'state.none': '연결되어 있지 않습니다.',
  'state.intent':
    '{wallet}이(가) 잠겨 있거나 더 이상 이 페이지와 계정을 공유하지 않습니다. 연결되어 있지 않습니다.',
  'state.contested':
    '여기에서 둘 이상의 지갑이 자신을 {name}이라고 하므로 연결을 복원하지 않았습니다. 사용하는 지갑을 선택하세요.',
  'state.connected': '{wallet}(으)로 {network}에 연결되어 있습니다.',
  'state.unsupported':
    '{wallet}(으)로 {network}에 연결되어 있지만, 이 앱은 이 네트워크를 지원하지 않습니다.',
  'state.restoring': '{wallet} 연결을 복원하고 있습니다.',
  'state.ended.you': '연결을 끊었습니다.',
  'state.ended.phone': '휴대전화의 {wallet}에서 연결을 종료했습니다. 연결되어 있지 않습니다.',
  'state.ended.time':
    '{wallet} 연결이 만료되었습니다. 며칠이 지나면 만료됩니다. 계속하려면 다시 연결하세요.',
  'state.relay':
    '{wallet}(으)로 {network}에 연결되어 있습니다. 휴대전화로 가는 중계 서버에 닿을 수 없습니다. 요청은 복구될 때까지 기다립니다.',
  'state.ended.wallet': '{wallet}이(가) 연결을 끊었습니다. 연결되어 있지 않습니다.',
  'waiting.confirm': '{wallet}에서 확인하세요',
  'waiting.scan': '{wallet}(으)로 코드를 스캔하고 거기서 확인하세요',
  'waiting.scan.any': '휴대전화의 지갑으로 코드를 스캔하고 거기서 확인하세요',
  'waiting.open': '{wallet}을(를) 열고 거기서 확인하세요',
  'waiting.phone': '휴대전화의 {wallet}에서 확인하세요',
  'waiting.phone.any': '휴대전화의 지갑에서 확인하세요',
  'waiting.relay':
    '휴대전화로 가는 중계 서버에 닿을 수 없습니다. 복구를 기다리는 중입니다. 이 브라우저의 지갑은 계속 작동합니다.',
  'waiting.slow': '아직 기다리는 중입니다. 지갑을 열거나 취소하세요',
  'connect.declined': '연결을 거부했습니다. 연결되어 있지 않습니다.',
  'connect.declinedSwitch':
    '{network}(으)로의 전환을 거부하여 연결되어 있지 않습니다. {wallet}은(는) {here}에 있습니다.',
  'connect.cancelled': '취소했습니다. 연결되어 있지 않습니다.',
  'connect.notFound':
    '{wallet}이(가) 이 브라우저에 없어 연결되어 있지 않습니다. 설치하거나, 방금 설치했다면 이 페이지를 새로고침하세요.',
  'connect.noAccounts':
    '{wallet}이(가) 계정을 제공하지 않아 연결되어 있지 않습니다. 거기서 계정을 만들거나 선택한 뒤 다시 시도하세요.',
  'connect.pending':
    '{wallet}에 이미 열린 요청이 있습니다. 연결되어 있지 않습니다. {wallet}을(를) 열고 요청에 응답한 뒤 다시 시도하세요.',
  'connect.timeout':
    '{wallet}이(가) 제때 응답하지 않았습니다. 연결되어 있지 않습니다. {wallet}을(를) 열고 다시 시도하세요.',
  'connect.lost':
    '연결하는 동안 {wallet}이(가) 연결을 닫았습니다. 연결되어 있지 않습니다. 다시 시도.',
  'connect.locked':
    '{wallet}이(가) 잠겨 있습니다. 연결되어 있지 않습니다. 잠금을 풀고 다시 시도하세요.',
  'connect.unsupported':
    '{wallet}은(는) 이 앱이 요청하는 일을 할 수 없습니다. 연결되어 있지 않습니다. 업데이트하거나 다른 지갑을 선택하세요.',
  'connect.offline':
    '{wallet}이(가) 오프라인입니다. 연결되어 있지 않습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
  'connect.unreachable':
    '{wallet}이(가) 네트워크에 닿을 수 없습니다. 연결되어 있지 않습니다. 잠시 기다렸다가 다시 시도하세요.',
  'connect.pairing.relay':
    '휴대전화로 가는 중계 서버에 닿을 수 없어 연결되어 있지 않습니다. 인터넷 연결을 확인하고 다시 시도하세요. 이 브라우저의 지갑은 계속 작동합니다.',
  'connect.pairing.unloaded':
    '휴대전화를 연결하는 부분을 불러오지 못해 연결되어 있지 않습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
  'connect.pairing.misconfigured':
    '이 앱은 휴대전화를 연결하도록 설정되어 있지 않아 연결되어 있지 않습니다. 이 브라우저의 지갑을 선택하거나 앱을 만든 사람에게 알려 주세요.',
  'connect.pairing.clock':
    '이 기기의 시계가 맞지 않아 휴대전화로 가는 중계 서버가 거부했고, 연결되어 있지 않습니다. 시계를 맞추고 다시 시도하세요.',
  'connect.pairing.expired':
    '아무도 제때 코드를 스캔하지 않아 연결되어 있지 않습니다. 새 코드를 받으려면 다시 시도하세요.',
  'connect.pairing.declined':
    '{wallet}이(가) 연결을 수락하지 않았습니다. 연결되어 있지 않습니다. 다시 시도하거나 다른 지갑을 선택하세요.',
  'connect.pairing.declinedSaid':
    '{wallet}이(가) 연결을 수락하지 않았습니다: “{said}”. 연결되어 있지 않습니다. 다시 시도하거나 다른 지갑을 선택하세요.',
  'connect.pairing.chains':
    '{wallet}은(는) 이 앱의 어떤 네트워크도 지원하지 않습니다. 연결되어 있지 않습니다. 다른 지갑 선택.',
  'connect.failed': '{wallet}이(가) 연결하지 못했습니다. 연결되어 있지 않습니다. 다시 시도.',
  'connect.failedSaid':
    '{wallet}이(가) 연결하지 못했습니다: “{said}”. 연결되어 있지 않습니다. 다시 시도.',
  'switch.declined': '전환을 거부했습니다. 아직 {here}에 있습니다.',
  'switch.cancelled': '전환을 취소했습니다. 아직 {here}에 있습니다.',
  'switch.notConfigured':
    '{wallet}이(가) {network}을(를) 알지 못합니다. 아직 {here}에 있습니다. 계속하려면 네트워크를 추가하세요.',
  'switch.pending':
    '{wallet}에 이미 열린 요청이 있습니다. 아직 {here}에 있습니다. {wallet}을(를) 열고 요청에 응답한 뒤 다시 시도하세요.',
  'switch.busy':
    '다른 요청이 아직 진행 중입니다. 아직 {here}에 있습니다. 그 요청을 마치거나 취소한 뒤 다시 시도하세요.',
  'switch.timeout':
    '{wallet}이(가) 제때 응답하지 않았습니다. 아직 {here}에 있습니다. {wallet}을(를) 열고 다시 시도하세요.',
  'switch.disconnected':
    '전환이 끝나기 전에 {wallet}이(가) 연결을 끊었습니다. 연결되어 있지 않습니다. 다시 연결하세요.',
  'switch.locked':
    '{wallet}이(가) 잠겨 있습니다. 아직 {here}에 있습니다. 잠금을 풀고 다시 시도하세요.',
  'switch.unsupported':
    '{wallet}은(는) 여기서 네트워크를 전환할 수 없습니다. 아직 {here}에 있습니다. {wallet}에서 직접 {network}을(를) 선택하세요.',
  'switch.offline':
    '{wallet}이(가) 오프라인입니다. 아직 {here}에 있습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
  'switch.unreachable':
    '{wallet}이(가) 네트워크에 닿을 수 없습니다. 아직 {here}에 있습니다. 잠시 기다렸다가 다시 시도하세요.',
  'switch.failed':
    '{wallet}이(가) {network}(으)로 전환하지 않았습니다. 아직 {here}에 있습니다. 다시 시도.',
  'switch.failedSaid':
    '{wallet}이(가) {network}(으)로 전환하지 않았습니다: “{said}”. 아직 {here}에 있습니다. 다시 시도.',
  'add.declined': '{network} 추가를 거부했습니다. 아직 {here}에 있습니다.',
  'add.cancelled': '{network} 추가를 취소했습니다. 아직 {here}에 있습니다.',
  'add.failed':
    '{wallet}이(가) {network}을(를) 추가하지 못했습니다. 아직 {here}에 있습니다. 다시 시도하거나 {wallet}에서 직접 추가하세요.',
  'add.failedSaid':
    '{wallet}이(가) {network}을(를) 추가하지 못했습니다: “{said}”. 아직 {here}에 있습니다. 다시 시도하거나 {wallet}에서 직접 추가하세요.',
  'disconnect.failed':
    '{wallet}이(가) 연결 해제를 확인하지 않았습니다. 여기서는 연결되어 있지 않습니다. 확실히 하려면 {wallet}에서 이 사이트를 제거하세요.',
  'account.address': '주소',
  'account.wallet': '지갑',
  'account.walletName': '{wallet}',
  'account.network': '네트워크',
  'account.balance': '잔액',
  'account.current': '현재',
  'account.more': { other: '외 계정 {count}개' },
  'account.networkName': '{network}',
  'network.unknown': '네트워크 {id}',
  'crash.text':
    '이 페이지에서 문제가 생겼습니다. 지갑은 영향을 받지 않습니다. 다시 시도하거나 페이지를 새로고침하세요.',
  'part.loading': '불러오는 중…',
  'part.failed': '페이지의 이 부분을 불러오지 못했습니다. 지갑은 영향을 받지 않습니다.',
  'page.title': 'Touchstone',
  'page.account': '계정',
  'page.empty': '지갑을 연결하면 주소, 네트워크, 잔액이 여기에 표시됩니다.',
  'page.banner': '이 앱은 {network}에서 작동합니다. 지갑은 {here}에 있습니다.',
  'page.activity': '활동',
  'page.activity.empty': '아직 아무 일도 없었습니다.',
  'page.activity.dropped': '삭제된 이전 항목: {count}개',
  'page.theme': '테마',
  'page.theme.system': '시스템',
  'page.theme.light': '밝게',
  'page.theme.dark': '어둡게',
  'page.language': '언어',
  'page.language.unreviewed': '아직 원어민이 이 번역을 검토하지 않았습니다.',
  'page.language.failed': '{name}을(를) 불러오지 못했습니다. 페이지는 그대로입니다.',
  'page.licences': '라이선스',
  'page.check': '내 지갑 검사',
  'page.wallets': '작동하는 지갑',
  'page.offline':
    '오프라인입니다. 이 브라우저의 지갑은 계속 작동합니다. 잔액은 네트워크와 함께 돌아옵니다.',
  'page.privacy': '지갑을 선택하기 전에는 어디로도 아무것도 전송되지 않습니다.',
  'log.connecting': '{wallet}(으)로 연결 중',
  'log.connect': '{wallet}(으)로 연결됨: {network}의 {address}',
  'log.account': '계정이 {address}(으)로 바뀜',
  'log.chain': '네트워크가 {network}(으)로 바뀜',
  'log.disconnect': '{wallet} 연결 끊김',
  'log.declined': '{wallet}에서 거부됨',
  'log.cancelled': '취소됨',
  'log.notFound': '{wallet}을(를) 찾지 못함',
  'log.noAccounts': '{wallet}이(가) 계정을 제공하지 않음',
  'log.notConfigured': '{wallet}이(가) 네트워크를 알지 못함',
  'log.pending': '{wallet}에 다른 요청이 열려 있음',
  'log.locked': '{wallet}이(가) 잠겨 있습니다',
  'log.unsupported': '{wallet}은(는) 할 수 없음',
  'log.offline': '{wallet}이(가) 오프라인입니다',
  'log.unreachable': '{wallet}이(가) 네트워크에 닿을 수 없습니다',
  'log.timeout': '{wallet}이(가) 제때 응답하지 않았습니다',
  'log.failed': '{wallet}에서 작동하지 않음',
  'account.copy': '주소 복사',
  'account.copied': '주소를 복사했습니다.',
  'account.copyFailed': '브라우저가 복사를 허용하지 않았습니다. 주소를 선택해 직접 복사하세요.',
  'account.explorer': '{host}에서 보기',
  'account.newTab': '(새 탭에서 열림)',
  'account.send': '보내기',
  'account.signIn': '로그인',
  'account.others.title': '{wallet}이(가) 공유하는 다른 계정',
  'account.others.hint': '다른 계정을 쓰려면 {wallet}에서 선택하세요.',
  'account.choose': '{wallet}에서 계정 선택',
  'account.choose.declined': '거부했습니다. 계정은 그대로입니다.',
  'account.choose.unsupported':
    '{wallet}은(는) 페이지에 이 기능을 제공하지 않습니다. {wallet}을(를) 열고 거기서 계정을 선택하세요.',
  'balance.title': '잔액',
  'balance.loading': '잔액을 읽는 중…',
  'balance.failed': '잔액을 읽지 못했습니다. 지갑은 계속 작동합니다.',
  'balance.tokensFailed': '토큰을 읽지 못했습니다. 지갑은 계속 작동합니다.',
  'balance.again': '잔액 다시 읽기',
  'balance.unknown': '이 네트워크에서는 알 수 없음',
  'balance.asOf': '{time} 기준',
  'tx.title': '이 페이지의 거래',
  'tx.line': '{address}(으)로 {amount}',
  'tx.waiting': '블록을 기다리는 중',
  'tx.confirmed': '확인됨',
  'tx.reverted': '실패: 네트워크가 되돌렸습니다. 수수료만 쓰였습니다.',
  'tx.unseen': '아직 네트워크에서 보이지 않습니다. 교체되었는지 지갑에서 확인하세요.',
  'tx.unreachable': '지금은 네트워크에 물어볼 수 없습니다. 결과는 지갑에 표시됩니다.',
  'activity.copy': '진단 정보 복사',
  'activity.what':
    '버전, 상태, 위의 기록을 도와줄 사람을 위해 텍스트로 복사합니다. 아무것도 전송되지 않습니다.',
  'activity.addresses': '내 주소 포함',
  'activity.copied': '주소 없이 복사했습니다.',
  'activity.copiedAll': '주소를 포함해 복사했습니다.',
  'activity.failed':
    '브라우저가 복사를 허용하지 않았습니다. 텍스트가 아래에 있습니다. 직접 복사하세요.',
  'activity.text': '진단 정보',
  'pair.qr': '{wallet}을(를) 연결하는 QR 코드',
  'pair.qr.any': '휴대전화의 지갑을 연결하는 QR 코드',
  'pair.preparing': '코드를 준비하는 중…',
  'pair.reaching': '휴대전화로 메시지를 전달하는 중계 서버에 연결하는 중…',
  'pair.left': '이 코드는 {time} 동안 유효합니다. 그다음에는 새 코드로 바뀝니다.',
  'pair.left.last': '이 코드는 {time} 동안 유효합니다.',
  'pair.copy': '링크 복사',
  'pair.copied': '링크를 복사했습니다.',
  'pair.copyFailed': '브라우저가 복사를 허용하지 않았습니다. 대신 코드를 스캔하세요.',
  'pair.open': '{wallet} 열기',
  'pair.open.any': '지갑 앱 열기',
  'pair.here': '이 기기에서 열기',
  'pair.opening': '{wallet} 여는 중. 거기서 확인한 뒤 돌아오세요.',
  'pair.stayed': '{wallet}이(가) 열리지 않았습니다. 이 휴대전화에 앱이 있나요?',
  'pair.back':
    '돌아오셨군요. {wallet}의 응답을 기다리는 중입니다. 아직 확인하지 않았다면 다시 여세요.',
  'pair.other': '다른 기기 사용',
  'get.here': '{name}용 {wallet} 받기 ({host} 열림)',
  'get.ios': 'App Store ({host} 열림)',
  'get.android': 'Google Play ({host} 열림)',
  'get.elsewhere':
    '{wallet}에는 이 브라우저용 확장 프로그램이 없습니다. Chrome과 Chrome 확장 프로그램을 쓸 수 있는 브라우저용이 있습니다.',
  'get.none': '{wallet}에는 이 브라우저용 확장 프로그램이 없습니다.',
  'get.phone': '휴대전화에서 {wallet} 사용',
  'get.inside': '{wallet}에서 이 페이지 열기',
  'get.apps': '휴대전화용 {wallet}',
  'install.step.get': '공식 사이트나 스토어에서 {wallet}을(를) 설치하세요.',
  'install.step.create': '그 안에서 지갑을 만들거나 가져오세요.',
  'install.step.reload': '돌아와 이 페이지를 새로고침하세요.',
  'install.link': '{wallet} 받기 ({host} 열림)',
  'binance.step.install': 'Binance 앱을 설치하세요.',
  'binance.step.create': '앱에서 지갑을 만드세요.',
  'binance.step.scan': '앱으로 QR 코드를 스캔해 연결하세요.',
  'binance.get': 'Binance 앱이 아직 없나요?',
  'binance.qr': 'Binance 다운로드 페이지의 QR 코드',
  'binance.hint':
    '휴대전화 카메라로 이 코드를 비추면 앱을 다운로드할 수 있습니다. 연결하는 코드가 아닙니다.',
  'binance.link': 'Binance 다운로드 ({host} 열림)',
  'binance.later':
    '운영자가 설정하지 않아 이 앱은 휴대전화의 지갑과 연결할 수 없습니다. Binance Wallet 확장 프로그램은 작동합니다.',
  'walletconnect.later':
    '이 앱은 휴대전화의 지갑과 연결할 수 없습니다. 운영자가 WalletConnect를 설정하지 않았습니다.',
  'walletconnect.now': '이 브라우저에 설치된 지갑을 선택하세요.',
  'help.keys':
    '지갑은 키를 보관하는 앱 또는 브라우저 확장 프로그램입니다. 가진 것을 보여 주고 허용한 것에 서명합니다. 지갑 없이는 누구도 대신 서명할 수 없습니다.',
  'help.here':
    '이 페이지는 묻기만 합니다. 공유한 주소만 볼 수 있으며, 서명하거나 보내기 전에 지갑이 반드시 물어봅니다.',
  'help.phrase':
    '복구 구문은 당신만의 것입니다. 적어서 안전하게 보관하고 절대 페이지에 입력하지 마세요. 정직한 페이지나 사람은 요구하지 않습니다.',
  'send.title': '보내기',
  'send.asset': '보낼 것',
  'send.to': '받는 주소',
  'send.to.hint': '{network}의 주소. 0x로 시작합니다.',
  'send.amount': '금액',
  'send.available': '{amount} 사용 가능',
  'send.max': '전부',
  'send.preview': '미리 보기',
  'send.close': '닫기',
  'send.bad.noAddress': '받는 사람의 주소를 입력하세요.',
  'send.bad.address': '주소가 아닙니다. 주소는 0x로 시작하고 42자입니다.',
  'send.bad.checksum': '이 주소의 대문자가 맞지 않아 글자가 틀렸을 수 있습니다. 다시 복사하세요.',
  'send.bad.token': '이것은 {name} 컨트랙트 자체입니다. 거기로 보낸 것은 잃게 됩니다.',
  'send.bad.noAmount': '0.5처럼 0보다 큰 금액을 입력하세요.',
  'send.bad.decimals': { other: '{name}의 소수는 최대 {count}자리입니다.' },
  'send.bad.tooMuch': '{amount} 있습니다. 더 적게 입력하세요.',
  'send.check': '확인하기 전에 살펴보세요',
  'send.check.what': '보내는 것',
  'send.check.to': '받는 주소',
  'send.check.network': '네트워크',
  'send.check.fee': '네트워크 수수료(최대)',
  'send.check.fee.reading': '네트워크에 묻는 중…',
  'send.check.fee.unknown': '지금은 알 수 없습니다. {wallet}에 표시됩니다.',
  'send.check.total': '합계(최대)',
  'send.check.self': '자신의 주소입니다.',
  'send.check.contract': '이 주소는 컨트랙트입니다. {name}을(를) 받을 수 있는지 확인하세요.',
  'send.check.refused':
    '네트워크에 따르면 이 거래는 실패합니다. 수수료를 내도 아무것도 도착하지 않습니다.',
  'send.check.poor': '수수료로 쓸 {amount}이(가) 있지만 부족합니다.',
  'send.check.final': '보낸 것은 되돌릴 수 없습니다.',
  'send.confirm': '{wallet}(으)로 보내기',
  'send.change': '변경',
  'send.waiting': '{wallet}에서 확인하세요',
  'send.stop': '그만 기다리기',
  'send.stopped':
    '기다리기를 멈췄습니다. {wallet}이(가) 아직 물을 수 있습니다. 보내고 싶지 않으면 거기서 거부하세요.',
  'send.sent': '보냈습니다. 네트워크에 아직 포함되지 않았습니다. 아래를 보세요.',
  'send.another': '다른 것 보내기',
  'send.declined': '거부했습니다. 아무것도 보내지 않았습니다.',
  'send.pending':
    '{wallet}에 이미 열린 요청이 있습니다. 아무것도 보내지 않았습니다. 요청에 응답한 뒤 다시 시도하세요.',
  'send.locked':
    '{wallet}이(가) 잠겨 있습니다. 아무것도 보내지 않았습니다. 잠금을 풀고 다시 시도하세요.',
  'send.noFunds': '금액과 수수료를 낼 {name}이(가) 부족합니다. 아무것도 보내지 않았습니다.',
  'send.moved':
    '그사이 계정이나 네트워크가 바뀌었습니다. 아무것도 보내지 않았습니다. 미리 보기를 다시 확인하세요.',
  'send.unsupported':
    '{wallet}은(는) 여기서 보낼 수 없습니다. 아무것도 보내지 않았습니다. {wallet}에서 직접 보내세요.',
  'send.failed':
    '{wallet}이(가) 문제를 알렸습니다. 다시 시도하기 전에 보내졌는지 {wallet}에서 확인하세요.',
  'send.failedSaid':
    '{wallet}이(가) 문제를 알렸습니다: “{said}”. 다시 시도하기 전에 보내졌는지 {wallet}에서 확인하세요.',
  'signIn.title': '로그인',
  'signIn.lead':
    '메시지에 서명해 이 주소가 자신의 것임을 보여 주세요. 비용이 들지 않고 아무것도 옮겨지지 않습니다.',
  'signIn.device': '로그인은 이 기기에만 남습니다. 어떤 서버도 알지 못합니다.',
  'signIn.server': '{host}이(가) 서명을 확인하고 기억합니다.',
  'signIn.act': '{wallet}(으)로 로그인',
  'signIn.waiting': '{wallet}에서 확인하세요',
  'signIn.preparing': '메시지를 준비하는 중…',
  'signIn.checking': '서명을 확인하는 중…',
  'signIn.done': '{address}(으)로 {time}까지 로그인되어 있습니다.',
  'signIn.out': '로그아웃',
  'signIn.left': '로그아웃했습니다.',
  'signIn.ended': '계정이 바뀌어 로그아웃되었습니다.',
  'signIn.expiredNow': '로그인이 만료되었습니다. 계속하려면 다시 로그인하세요.',
  'signIn.leftHere': '여기서는 로그아웃되었지만 {host}이(가) 확인하지 않았습니다.',
  'signIn.declined': '거부했습니다. 로그인되어 있지 않습니다.',
  'signIn.cancelled': '취소했습니다. 로그인되어 있지 않습니다.',
  'signIn.moved': '그사이 계정이 바뀌었습니다. 로그인되어 있지 않습니다. 다시 로그인하세요.',
  'signIn.pending':
    '{wallet}에 이미 열린 요청이 있습니다. 로그인되어 있지 않습니다. 요청에 응답한 뒤 다시 시도하세요.',
  'signIn.locked':
    '{wallet}이(가) 잠겨 있습니다. 로그인되어 있지 않습니다. 잠금을 풀고 다시 시도하세요.',
  'signIn.unsupported': '{wallet}은(는) 메시지에 서명할 수 없습니다. 로그인되어 있지 않습니다.',
  'signIn.wallet': '{wallet}이(가) 서명하지 않았습니다. 로그인되어 있지 않습니다. 다시 시도.',
  'signIn.walletSaid':
    '{wallet}이(가) 서명하지 않았습니다: “{said}”. 로그인되어 있지 않습니다. 다시 시도.',
  'signIn.badSignature':
    '서명이 이 주소의 것이 아닙니다. 로그인되어 있지 않습니다. 다시 시도하거나 다른 지갑을 쓰세요.',
  'signIn.domain': '메시지가 다른 사이트를 가리켜 거부되었습니다. 로그인되어 있지 않습니다.',
  'signIn.expired': '확인할 때 메시지가 너무 오래되었습니다. 로그인되어 있지 않습니다. 다시 시도.',
  'signIn.replay':
    '이미 사용된 메시지입니다. 로그인되어 있지 않습니다. 새 메시지로 다시 시도하세요.',
  'signIn.refused': '{host}이(가) 로그인을 거부했습니다. 로그인되어 있지 않습니다.',
  'signIn.server.failed':
    '{host}에 문제가 있습니다. 로그인되어 있지 않습니다. 나중에 다시 시도하세요.',
  'signIn.slow': '응답이 너무 오래 걸렸습니다. 로그인되어 있지 않습니다. 다시 시도.',
  'signIn.unreachable':
    '확인하지 못했습니다. 아무 응답이 없습니다. 로그인되어 있지 않습니다. 온라인일 때 다시 시도하세요.',
} satisfies Texts
