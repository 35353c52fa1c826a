/** Time series in promtool's notation, by selector: `0x20` is 0 twenty-one times, `0+5x20` grows by 5 at each step. */
type Series = Record<string, string>;

/** Input figures for an alerting rule and the expected result. */
export interface AlertCase {
  alert: string;
  /** What the case shows. */
  of: string;
  series: Series;
  /** The time between two figures and between two evaluations. Default: 15 s, as in production. */
  interval?: string;
  /** When the result is checked. */
  at: string;
  /** Labels of the alerts that must fire, without `alertname` and `severity`. Empty: none fires. */
  fires: Record<string, string>[];
}

interface Told {
  of: string;
  series: Series;
  at: string;
  interval?: string;
}

/** An alert that must fire, once or with these labels. */
function fires(alert: string, told: Told & { as?: Record<string, string>[] }): AlertCase {
  const { as = [{}], ...rest } = told;
  return { alert, ...rest, fires: as };
}

function silent(alert: string, told: Told): AlertCase {
  return { alert, ...told, fires: [] };
}

const API = 'job="kreda-api",instance="api-1"';
const RENDERER = 'job="kreda-renderer",instance="renderer-1"';
const calls = (provider: string, outcome: string) =>
  `kreda_provider_calls_total{provider="${provider}",outcome="${outcome}",${API}}`;
const procedure = (code: string) =>
  `kreda_procedure_duration_seconds_count{procedure="billing.checkout",code="${code}",${API}}`;
const webhooks = (outcome: string) => `kreda_webhooks_total{provider="stripe",outcome="${outcome}",${API}}`;
const paid = `kreda_payments_last_hour{provider="stripe",outcome="succeeded",${API}}`;
const worker = (name: string, instance = 'api-1') =>
  `kreda_worker_last_done_timestamp_seconds{worker="${name}",job="kreda-api",instance="${instance}"}`;
const disk = (figure: string) =>
  `node_filesystem_${figure}_bytes{job="kreda-host",instance="host",mountpoint="/",fstype="ext4"}`;
const volume = (figure: string) =>
  `kubelet_volume_stats_${figure}_bytes{namespace="kreda",persistentvolumeclaim="backups"}`;
const offset = (against: string) => `kreda_clock_offset_seconds{against="${against}",${API}}`;

const DAY = 24 * 3_600;
/** Five weeks of half-hours, with no sales in the last hour. */
const WEEK = 336;
const WEEKS_THEN_NOTHING = (sold: number) => `${sold}x${4 * WEEK + 20} 0x20`;

/** For every alert, figures that make it fire, and similar figures that do not. */
export const ALERT_CASES: readonly AlertCase[] = [
  fires('DownloadsFail', {
    of: 'one download in ten that fails',
    series: {
      [`kreda_download_duration_seconds_count{version="v1",outcome="done",${API}}`]: '0+9x60',
      [`kreda_download_duration_seconds_count{version="v1",outcome="failed",${API}}`]: '0+1x60',
    },
    at: '12m',
  }),
  silent('DownloadsFail', {
    of: 'one in fifty, and many that were refused to their callers',
    series: {
      [`kreda_download_duration_seconds_count{version="v1",outcome="done",${API}}`]: '0+49x60',
      [`kreda_download_duration_seconds_count{version="v1",outcome="failed",${API}}`]: '0+1x60',
      [`kreda_download_duration_seconds_count{version="v1",outcome="refused",${API}}`]: '0+50x60',
    },
    at: '12m',
  }),
  fires('DownloadsAreSlow', {
    of: 'half of the downloads between 2 and 5 s',
    series: {
      [`kreda_download_duration_seconds_bucket{outcome="done",le="2",${API}}`]: '0+5x100',
      [`kreda_download_duration_seconds_bucket{outcome="done",le="5",${API}}`]: '0+10x100',
      [`kreda_download_duration_seconds_bucket{outcome="done",le="+Inf",${API}}`]: '0+10x100',
    },
    at: '24m',
  }),
  silent('DownloadsAreSlow', {
    of: 'downloads below half a second',
    series: {
      [`kreda_download_duration_seconds_bucket{outcome="done",le="0.4",${API}}`]: '0+10x100',
      [`kreda_download_duration_seconds_bucket{outcome="done",le="2",${API}}`]: '0+10x100',
      [`kreda_download_duration_seconds_bucket{outcome="done",le="+Inf",${API}}`]: '0+10x100',
    },
    at: '24m',
  }),
  fires('RequestsFail', {
    of: 'one request in ten that fails',
    series: {
      [`kreda_http_request_duration_seconds_count{method="GET",route="/",status="200",${API}}`]: '0+9x60',
      [`kreda_http_request_duration_seconds_count{method="GET",route="/",status="503",${API}}`]: '0+1x60',
    },
    at: '12m',
  }),
  silent('RequestsFail', {
    of: 'many requests that were refused, and none that failed',
    series: {
      [`kreda_http_request_duration_seconds_count{method="GET",route="/",status="200",${API}}`]: '0+5x60',
      [`kreda_http_request_duration_seconds_count{method="GET",route="/",status="404",${API}}`]: '0+5x60',
      [`kreda_http_request_duration_seconds_count{method="GET",route="/",status="500",${API}}`]: '0x60',
    },
    at: '12m',
  }),
  fires('ProceduresFail', {
    of: 'a call that fails again and again',
    series: { [`kreda_procedure_duration_seconds_count{procedure="account.me",code="internal",${API}}`]: '0+1x80' },
    at: '16m',
    as: [{ procedure: 'account.me' }],
  }),
  silent('ProceduresFail', {
    of: 'a call that failed twice, and one that is refused',
    series: {
      [`kreda_procedure_duration_seconds_count{procedure="account.me",code="internal",${API}}`]: '0x20 1x20 2x40',
      [`kreda_procedure_duration_seconds_count{procedure="account.me",code="not-found",${API}}`]: '0+3x80',
    },
    at: '16m',
  }),
  fires('ProcessIsMissing', {
    of: 'one API of two that is gone, and no renderer that is known',
    series: { 'up{job="kreda-api",instance="api-1"}': '1x20' },
    at: '4m',
    as: [{ job: 'kreda-api' }, { job: 'kreda-renderer' }],
  }),
  silent('ProcessIsMissing', {
    of: 'two of each',
    series: Object.fromEntries(
      ['api', 'renderer'].flatMap((name) =>
        [1, 2].map((count) => [`up{job="kreda-${name}",instance="${name}-${count}"}`, '1x20']),
      ),
    ),
    at: '4m',
  }),
  fires('ProcessDoesNotAnswer', {
    of: 'an API that is known and does not answer',
    series: { [`up{${API}}`]: '0x40' },
    at: '8m',
    as: [{ job: 'kreda-api', instance: 'api-1' }],
  }),
  silent('ProcessDoesNotAnswer', {
    of: 'one that was away for a minute',
    series: { [`up{${API}}`]: '1x16 0x4 1x20' },
    at: '8m',
  }),
  fires('DatabaseIsAway', {
    of: 'a database that an API does not reach',
    series: { [`kreda_database_up{${API}}`]: '0x20' },
    at: '3m',
    as: [{ job: 'kreda-api', instance: 'api-1' }],
  }),
  silent('DatabaseIsAway', { of: 'one that answers', series: { [`kreda_database_up{${API}}`]: '1x20' }, at: '3m' }),
  fires('StorageFails', {
    of: 'a storage that fails each time',
    series: { [`kreda_storage_duration_seconds_count{operation="get",outcome="failed",${API}}`]: '0+1x40' },
    at: '8m',
  }),
  silent('StorageFails', {
    of: 'a storage that failed once',
    series: {
      [`kreda_storage_duration_seconds_count{operation="get",outcome="failed",${API}}`]: '0x20 1x20',
      [`kreda_storage_duration_seconds_count{operation="get",outcome="done",${API}}`]: '0+5x40',
    },
    at: '8m',
  }),
  fires('RenderersAreFull', {
    of: 'renders that are refused all the time',
    series: { [`kreda_render_duration_seconds_count{outcome="QUEUE_FULL",${RENDERER}}`]: '0+1x60' },
    at: '12m',
  }),
  silent('RenderersAreFull', {
    of: 'renders that are done',
    series: {
      [`kreda_render_duration_seconds_count{outcome="OK",${RENDERER}}`]: '0+9x60',
      [`kreda_render_duration_seconds_count{outcome="QUEUE_FULL",${RENDERER}}`]: '3x60',
    },
    at: '12m',
  }),
  fires('RenderersQueue', {
    of: 'twelve places of sixteen',
    series: {
      [`kreda_renders_waiting{${RENDERER}}`]: '12x40',
      [`kreda_renders_waiting_limit{${RENDERER}}`]: '16x40',
    },
    at: '8m',
  }),
  silent('RenderersQueue', {
    of: 'three places of sixteen',
    series: {
      [`kreda_renders_waiting{${RENDERER}}`]: '3x40',
      [`kreda_renders_waiting_limit{${RENDERER}}`]: '16x40',
    },
    at: '8m',
  }),
  fires('RenderWorkersDie', {
    of: 'a worker that is replaced every half a minute',
    series: { [`kreda_render_workers_replaced_total{${RENDERER}}`]: '0+1x80' },
    at: '18m',
    as: [{ job: 'kreda-renderer', instance: 'renderer-1' }],
  }),
  silent('RenderWorkersDie', {
    of: 'two that were replaced',
    series: { [`kreda_render_workers_replaced_total{${RENDERER}}`]: '0x20 1x20 2x40' },
    at: '18m',
  }),
  fires('MemoryGrows', {
    of: 'an API with 900 MB',
    series: { [`process_resident_memory_bytes{${API}}`]: '9e8x100' },
    at: '20m',
    as: [{ job: 'kreda-api', instance: 'api-1' }],
  }),
  silent('MemoryGrows', {
    of: 'an API with 500 MB and a renderer with 400 MB',
    series: {
      [`process_resident_memory_bytes{${API}}`]: '5e8x100',
      [`process_resident_memory_bytes{${RENDERER}}`]: '4e8x100',
    },
    at: '20m',
  }),
  fires('EventLoopIsLate', {
    of: 'an event loop that is a second late',
    series: { [`nodejs_eventloop_lag_p99_seconds{${API}}`]: '1x60' },
    at: '12m',
    as: [{ job: 'kreda-api', instance: 'api-1' }],
  }),
  silent('EventLoopIsLate', {
    of: 'one that is 50 ms late',
    series: { [`nodejs_eventloop_lag_p99_seconds{${API}}`]: '0.05x60' },
    at: '12m',
  }),
  fires('WritesFail', {
    of: 'a database that no process can write to',
    series: {
      'kreda_takes_writes{part="database",job="kreda-api",instance="api-1"}': '0x20',
      'kreda_takes_writes{part="database",job="kreda-api",instance="api-2"}': '0x20',
      'kreda_takes_writes{part="files",job="kreda-api",instance="api-1"}': '1x20',
    },
    at: '4m',
    as: [{ part: 'database' }],
  }),
  silent('WritesFail', {
    of: 'a process that cannot write while another can',
    series: {
      'kreda_takes_writes{part="database",job="kreda-api",instance="api-1"}': '0x20',
      'kreda_takes_writes{part="database",job="kreda-api",instance="api-2"}': '1x20',
    },
    at: '4m',
  }),
  fires('DiskFillsUp', {
    of: 'a disk of the host with 15 % left, and the volume of backups with as much',
    series: {
      [disk('avail')]: '15x100',
      [disk('size')]: '100x100',
      [volume('available')]: '15x100',
      [volume('capacity')]: '100x100',
    },
    at: '20m',
    as: [
      { job: 'kreda-host', instance: 'host', mountpoint: '/', fstype: 'ext4' },
      { namespace: 'kreda', persistentvolumeclaim: 'backups' },
    ],
  }),
  silent('DiskFillsUp', {
    of: 'a disk that is half full, and memory that is full',
    series: {
      [disk('avail')]: '50x100',
      [disk('size')]: '100x100',
      'node_filesystem_avail_bytes{job="kreda-host",instance="host",mountpoint="/tmp",fstype="tmpfs"}': '1x100',
      'node_filesystem_size_bytes{job="kreda-host",instance="host",mountpoint="/tmp",fstype="tmpfs"}': '100x100',
    },
    at: '20m',
  }),
  fires('DiskIsNearlyFull', {
    of: 'a disk with 5 % left',
    series: { [disk('avail')]: '5x40', [disk('size')]: '100x40' },
    at: '8m',
    as: [{ job: 'kreda-host', instance: 'host', mountpoint: '/', fstype: 'ext4' }],
  }),
  silent('DiskIsNearlyFull', {
    of: 'a disk with 15 % left',
    series: { [disk('avail')]: '15x40', [disk('size')]: '100x40' },
    at: '8m',
  }),
  fires('DatabaseConnectionsRunOut', {
    of: '270 connections of 300',
    series: {
      [`kreda_database_connections{${API}}`]: '270x40',
      [`kreda_database_connections_limit{${API}}`]: '300x40',
    },
    at: '8m',
  }),
  silent('DatabaseConnectionsRunOut', {
    of: '60 connections of 300',
    series: {
      [`kreda_database_connections{${API}}`]: '60x40',
      [`kreda_database_connections_limit{${API}}`]: '300x40',
    },
    at: '8m',
  }),
  fires('ClockDrifts', {
    of: 'a clock that is 8 s behind the database’s',
    series: { [offset('database')]: '-8x60' },
    at: '12m',
    as: [{ against: 'database', job: 'kreda-api', instance: 'api-1' }],
  }),
  silent('ClockDrifts', {
    of: 'clocks that are half a second apart',
    series: { [offset('database')]: '0.1x60', [offset('storage')]: '-0.6x60' },
    at: '12m',
  }),
  fires('ClockIsWrong', {
    of: 'a clock that is an hour ahead of the storage’s',
    series: { [offset('storage')]: '3600x20' },
    at: '4m',
    as: [{ against: 'storage', job: 'kreda-api', instance: 'api-1' }],
  }),
  silent('ClockIsWrong', { of: 'a clock that is 8 s off', series: { [offset('storage')]: '8x20' }, at: '4m' }),
  fires('CertificateIsNotRenewed', {
    of: 'a certificate that ends in ten days',
    series: { [`kreda_certificate_expires_timestamp_seconds{${API}}`]: `${10 * DAY}x300` },
    at: '70m',
  }),
  silent('CertificateIsNotRenewed', {
    of: 'a certificate that ends in thirty days',
    series: { [`kreda_certificate_expires_timestamp_seconds{${API}}`]: `${30 * DAY}x300` },
    at: '70m',
  }),
  fires('CertificateExpires', {
    of: 'a certificate that ended an hour ago',
    series: { [`kreda_certificate_expires_timestamp_seconds{${API}}`]: '-3600x40' },
    at: '8m',
  }),
  silent('CertificateExpires', {
    of: 'a certificate that ends in ten days',
    series: { [`kreda_certificate_expires_timestamp_seconds{${API}}`]: `${10 * DAY}x40` },
    at: '8m',
  }),
  fires('CertificateIsNotSeen', {
    of: 'an address that no process reaches',
    series: { [`kreda_certificate_seen{${API}}`]: '0x100' },
    interval: '5m',
    at: '7h',
  }),
  silent('CertificateIsNotSeen', {
    of: 'an address that one of two processes reaches',
    series: {
      'kreda_certificate_seen{job="kreda-api",instance="api-1"}': '0x100',
      'kreda_certificate_seen{job="kreda-api",instance="api-2"}': '1x100',
    },
    interval: '5m',
    at: '7h',
  }),
  fires('BackupFailed', {
    of: 'a failure after the last backup',
    series: {
      [`kreda_backup_last_done_timestamp_seconds{${API}}`]: '1000x40',
      [`kreda_backup_last_failed_timestamp_seconds{${API}}`]: '2000x40',
    },
    at: '8m',
  }),
  silent('BackupFailed', {
    of: 'a backup after the last failure',
    series: {
      [`kreda_backup_last_done_timestamp_seconds{${API}}`]: '2000x40',
      [`kreda_backup_last_failed_timestamp_seconds{${API}}`]: '1000x40',
    },
    at: '8m',
  }),
  fires('BackupIsLate', {
    of: 'a backup of 27 hours ago',
    series: { [`kreda_backup_last_done_timestamp_seconds{${API}}`]: '1x400' },
    interval: '5m',
    at: '27h',
  }),
  silent('BackupIsLate', {
    of: 'a backup of yesterday',
    series: { [`kreda_backup_last_done_timestamp_seconds{${API}}`]: '1x400' },
    interval: '5m',
    at: '25h',
  }),
  fires('BackupIsMissing', {
    of: 'no backup at all after three days',
    series: { [`kreda_backup_last_done_timestamp_seconds{${API}}`]: '0x1000' },
    interval: '5m',
    at: '72h',
  }),
  silent('BackupIsMissing', {
    of: 'a backup of 27 hours ago',
    series: { [`kreda_backup_last_done_timestamp_seconds{${API}}`]: '1x400' },
    interval: '5m',
    at: '27h',
  }),

  fires('PaymentProviderIsAway', {
    of: 'Stripe not five minutes after it went away, in a night in which the checks alone ask',
    // Called once a minute. From the tenth minute on, no call is answered.
    series: {
      [calls('stripe', 'ok')]: '0+1x40 41x40',
      [calls('stripe', 'unreachable')]: '0x43 1x3 2x3 3x3 4x3 5x3 6x3',
      [calls('stripe', 'provider-error')]: '0x80',
      [calls('stripe', 'declined')]: '0x80',
      [calls('stripe', 'refused')]: '0x80',
    },
    at: '15m',
    as: [{ provider: 'stripe' }],
  }),
  fires('PaymentProviderIsAway', {
    of: 'a PayPal that answers every call with its own failure',
    series: { [calls('paypal', 'ok')]: '9x80', [calls('paypal', 'provider-error')]: '0+1x80' },
    at: '10m',
    as: [{ provider: 'paypal' }],
  }),
  silent('PaymentProviderIsAway', {
    of: 'a Stripe of whose calls some fail, a mail server that is away, and a PayPal that nobody asks',
    series: {
      [calls('stripe', 'ok')]: '0+1x80',
      [calls('stripe', 'unreachable')]: '0+1x80',
      [calls('paypal', 'ok')]: '0x80',
      [calls('paypal', 'unreachable')]: '0x80',
      [calls('mail', 'unreachable')]: '0+1x80',
    },
    at: '15m',
  }),
  silent('PaymentProviderIsAway', {
    of: 'a Stripe that declines every card',
    series: { [calls('stripe', 'declined')]: '0+1x80', [calls('stripe', 'unreachable')]: '0x40 1x40' },
    at: '12m',
  }),
  fires('ProviderRefusesCredentials', {
    of: 'a key of Stripe not five minutes after it was revoked, and a password of the mail server',
    series: {
      [calls('stripe', 'refused-credentials')]: '0x42 1x3 2x3 3x3 4x3 5x3',
      [calls('mail', 'refused-credentials')]: '0x40 0+1x20',
    },
    at: '14m',
    as: [{ provider: 'stripe' }, { provider: 'mail' }],
  }),
  silent('ProviderRefusesCredentials', {
    of: 'one call that was refused, and sign-ins that strangers made up',
    series: {
      [calls('google', 'refused-credentials')]: '0x40 1x40',
      [calls('google', 'refused')]: '0+3x80',
    },
    at: '12m',
  }),
  fires('ProviderRejectsRequests', {
    of: 'a release whose requests Stripe rejects',
    series: { [calls('stripe', 'unexpected')]: '0x40 0+1x40' },
    at: '14m',
    as: [{ provider: 'stripe' }],
  }),
  silent('ProviderRejectsRequests', {
    of: 'one unexpected answer, and charges of deleted cards',
    series: {
      [calls('stripe', 'unexpected')]: '0x40 1x40',
      [calls('stripe', 'refused')]: '0+1x80',
    },
    at: '14m',
  }),
  fires('ProviderCallsFail', {
    of: 'a Google of whose calls every second fails',
    series: { [calls('google', 'ok')]: '0+1x100', [calls('google', 'unreachable')]: '0+1x100' },
    at: '24m',
    as: [{ provider: 'google' }],
  }),
  silent('ProviderCallsFail', {
    of: 'a mail server that fails at one mail in twenty, and a storage that failed twice',
    series: {
      [calls('mail', 'ok')]: '0+19x100',
      [calls('mail', 'provider-error')]: '0+1x100',
      [calls('storage', 'unreachable')]: '0x60 2x40',
    },
    at: '24m',
  }),
  fires('CheckoutsFail', {
    of: 'checkouts that all fail, in a process that has opened none',
    series: { [procedure('internal')]: '0x20 0+1x40' },
    at: '12m',
  }),
  silent('CheckoutsFail', {
    of: 'three that failed among fifty',
    series: { [procedure('internal')]: '0x20 3x40', [procedure('ok')]: '0+1x60' },
    at: '12m',
  }),
  fires('PaymentsAreDeclined', {
    of: 'twelve declined payments and none that succeeded',
    series: {
      [`kreda_payments_last_hour{provider="stripe",outcome="declined",${API}}`]: '12x80',
      [paid]: '0x80',
    },
    at: '18m',
    as: [{ provider: 'stripe' }],
  }),
  silent('PaymentsAreDeclined', {
    of: 'twelve declined payments among others',
    series: {
      [`kreda_payments_last_hour{provider="stripe",outcome="declined",${API}}`]: '12x80',
      [paid]: '3x80',
    },
    at: '18m',
  }),
  fires('NoSales', {
    of: 'an hour without a sale in a shop that sells ten then in other weeks',
    series: { [`kreda_sales{window="1h",${API}}`]: WEEKS_THEN_NOTHING(10) },
    interval: '30m',
    at: `${(4 * WEEK + 25) * 30}m`,
    as: [{ window: '1h' }],
  }),
  fires('NoSales', {
    of: 'six hours without a sale in a shop that sells two an hour',
    series: {
      [`kreda_sales{window="1h",${API}}`]: WEEKS_THEN_NOTHING(2),
      [`kreda_sales{window="6h",${API}}`]: WEEKS_THEN_NOTHING(12),
    },
    interval: '30m',
    at: `${(4 * WEEK + 25) * 30}m`,
    as: [{ window: '6h' }],
  }),
  silent('NoSales', {
    of: 'a night without a sale in a small shop, and a week of which there was a campaign before',
    series: {
      [`kreda_sales{window="1h",${API}}`]: `0x${3 * WEEK} 40x${WEEK + 20} 0x20`,
      [`kreda_sales{window="6h",${API}}`]: WEEKS_THEN_NOTHING(3),
    },
    interval: '30m',
    at: `${(4 * WEEK + 25) * 30}m`,
  }),
  silent('NoSales', {
    of: 'a new shop, of which two weeks are known',
    series: { [`kreda_sales{window="1h",${API}}`]: `10x${2 * WEEK + 20} 0x20` },
    interval: '30m',
    at: `${(2 * WEEK + 25) * 30}m`,
  }),
  fires('PaymentIsStuck', {
    of: 'a payment of eight days ago',
    series: { [`kreda_payments_processing_oldest_seconds{${API}}`]: `${8 * DAY}x300` },
    at: '70m',
  }),
  silent('PaymentIsStuck', {
    of: 'a payment of yesterday',
    series: { [`kreda_payments_processing_oldest_seconds{${API}}`]: `${DAY}x300` },
    at: '70m',
  }),
  fires('RenewalsAreOverdue', {
    of: 'a renewal that has been due for two hours',
    series: { [`kreda_renewals_overdue_oldest_seconds{${API}}`]: '7200x60' },
    at: '12m',
  }),
  silent('RenewalsAreOverdue', {
    of: 'renewals that are due since a quarter of an hour, on the day of many',
    series: { [`kreda_renewals_overdue_oldest_seconds{${API}}`]: '900x60' },
    at: '12m',
  }),
  fires('RefundIsNotSent', {
    of: 'a refund that was requested an hour ago',
    series: { [`kreda_refunds_oldest_seconds{state="requested",${API}}`]: '3600x40' },
    at: '8m',
  }),
  silent('RefundIsNotSent', {
    of: 'one of a minute ago, and one that its provider has had for a day',
    series: {
      [`kreda_refunds_oldest_seconds{state="requested",${API}}`]: '60x40',
      [`kreda_refunds_oldest_seconds{state="pending",${API}}`]: `${DAY}x40`,
    },
    at: '8m',
  }),
  fires('RefundIsPending', {
    of: 'one that its provider has had for six days',
    series: { [`kreda_refunds_oldest_seconds{state="pending",${API}}`]: `${6 * DAY}x300` },
    at: '70m',
  }),
  silent('RefundIsPending', {
    of: 'one that its provider has had for two days',
    series: { [`kreda_refunds_oldest_seconds{state="pending",${API}}`]: `${2 * DAY}x300` },
    at: '70m',
  }),
  fires('RefundFailed', {
    of: 'a refund that was refused',
    series: { [`kreda_refunds_failed_last_day{${API}}`]: '1x40' },
    at: '8m',
  }),
  silent('RefundFailed', { of: 'none', series: { [`kreda_refunds_failed_last_day{${API}}`]: '0x40' }, at: '8m' }),
  fires('WithdrawalIsNotRefunded', {
    of: 'a withdrawal whose refund was refused four times',
    series: { [`kreda_withdrawals_escalated{${API}}`]: '1x40' },
    at: '8m',
  }),
  silent('WithdrawalIsNotRefunded', {
    of: 'none',
    series: { [`kreda_withdrawals_escalated{${API}}`]: '0x40' },
    at: '8m',
  }),
  fires('KsefRejected', {
    of: 'a document that was rejected',
    series: { [`kreda_ksef_documents{state="rejected",${API}}`]: '1x40' },
    at: '8m',
  }),
  silent('KsefRejected', {
    of: 'documents that wait',
    series: {
      [`kreda_ksef_documents{state="rejected",${API}}`]: '0x40',
      [`kreda_ksef_documents{state="queued",${API}}`]: '3x40',
    },
    at: '8m',
  }),
  fires('KsefIsLate', {
    of: 'a document of seven hours ago',
    series: { [`kreda_ksef_documents_oldest_seconds{${API}}`]: `${7 * 3_600}x60` },
    at: '13m',
  }),
  silent('KsefIsLate', {
    of: 'a document of an hour ago',
    series: { [`kreda_ksef_documents_oldest_seconds{${API}}`]: '3600x60' },
    at: '13m',
  }),
  fires('KsefIsStuck', {
    of: 'a document of the day before',
    series: { [`kreda_ksef_documents_oldest_seconds{${API}}`]: `${25 * 3_600}x60` },
    at: '13m',
  }),
  silent('KsefIsStuck', {
    of: 'a document of seven hours ago',
    series: { [`kreda_ksef_documents_oldest_seconds{${API}}`]: `${7 * 3_600}x60` },
    at: '13m',
  }),
  fires('KsefCertificateIsNotRenewed', {
    of: 'a certificate that ends in twenty days, beside one that does not',
    series: {
      [`kreda_ksef_certificate_expires_timestamp_seconds{type="Authentication",${API}}`]: `${20 * DAY}x300`,
      [`kreda_ksef_certificate_expires_timestamp_seconds{type="Offline",${API}}`]: `${400 * DAY}x300`,
    },
    at: '70m',
    as: [{ type: 'Authentication' }],
  }),
  silent('KsefCertificateIsNotRenewed', {
    of: 'a certificate that ends in forty days',
    series: { [`kreda_ksef_certificate_expires_timestamp_seconds{type="Authentication",${API}}`]: `${40 * DAY}x300` },
    at: '70m',
  }),
  fires('KsefCertificateExpires', {
    of: 'a certificate that ended an hour ago',
    series: { [`kreda_ksef_certificate_expires_timestamp_seconds{type="Offline",${API}}`]: '-3600x40' },
    at: '8m',
    as: [{ type: 'Offline' }],
  }),
  silent('KsefCertificateExpires', {
    of: 'a certificate that ends in ten days',
    series: { [`kreda_ksef_certificate_expires_timestamp_seconds{type="Offline",${API}}`]: `${10 * DAY}x40` },
    at: '8m',
  }),
  fires('PaymentNoticesGivenUp', {
    of: 'a notice that was given up',
    series: { [`kreda_payment_notices{state="dead",${API}}`]: '1x40' },
    at: '8m',
  }),
  silent('PaymentNoticesGivenUp', {
    of: 'a notice that is tried again',
    series: {
      [`kreda_payment_notices{state="dead",${API}}`]: '0x40',
      [`kreda_payment_notices{state="failed",${API}}`]: '1x40',
    },
    at: '8m',
  }),
  fires('PaymentNoticesWait', {
    of: 'one notice that has waited for an hour',
    series: {
      [`kreda_payment_notices{state="failed",${API}}`]: '1x80',
      [`kreda_payment_notices_oldest_seconds{${API}}`]: '3600x80',
    },
    at: '18m',
  }),
  silent('PaymentNoticesWait', {
    of: 'a few that have just arrived',
    series: {
      [`kreda_payment_notices{state="new",${API}}`]: '7x80',
      [`kreda_payment_notices_oldest_seconds{${API}}`]: '2x80',
    },
    at: '18m',
  }),
  fires('WebhookSignaturesFail', {
    of: 'webhooks that are all refused while people pay',
    series: { [webhooks('refused')]: '0x40 0+1x40', [webhooks('stored')]: '9x80', [paid]: '4x80' },
    at: '18m',
    as: [{ provider: 'stripe' }],
  }),
  silent('WebhookSignaturesFail', {
    of: 'a stranger who sends forged ones at night',
    series: { [webhooks('refused')]: '0+1x80', [webhooks('stored')]: '9x80', [paid]: '0x80' },
    at: '18m',
  }),
  silent('WebhookSignaturesFail', {
    of: 'a stranger who sends forged ones among the real ones',
    series: { [webhooks('refused')]: '0+1x80', [webhooks('stored')]: '0+1x80', [paid]: '4x80' },
    at: '18m',
  }),
  fires('WebhooksAreMissing', {
    of: 'payments that no webhook tells of',
    series: { [webhooks('stored')]: '9x300', [webhooks('refused')]: '0x300', [paid]: '4x300' },
    at: '45m',
    as: [{ provider: 'stripe' }],
  }),
  silent('WebhooksAreMissing', {
    of: 'payments with their webhooks',
    series: { [webhooks('stored')]: '0+1x300', [paid]: '4x300' },
    at: '45m',
  }),

  fires('FileSweepIsHeld', {
    of: 'a sweep that repaired nothing',
    series: { [`kreda_file_sweep_held{${API}}`]: '1x40' },
    at: '8m',
  }),
  silent('FileSweepIsHeld', { of: 'one that did', series: { [`kreda_file_sweep_held{${API}}`]: '0x40' }, at: '8m' }),
  fires('FilesAreMissing', {
    of: 'a file that is missing',
    series: { [`kreda_files_missing{${API}}`]: '1x40' },
    at: '8m',
  }),
  silent('FilesAreMissing', { of: 'none', series: { [`kreda_files_missing{${API}}`]: '0x40' }, at: '8m' }),
  fires('FilesAreLeftBehind', {
    of: 'orphaned files in three daily sweeps',
    series: { [`kreda_files_orphaned{${API}}`]: '2x1000' },
    interval: '5m',
    at: '61h',
  }),
  silent('FilesAreLeftBehind', {
    of: 'a sweep that found some, and the next that found none',
    series: { [`kreda_files_orphaned{${API}}`]: '2x300 0x700' },
    interval: '5m',
    at: '61h',
  }),
  fires('FileSweepIsLate', {
    of: 'a storage that was never swept',
    series: { [`up{${API}}`]: '1x100' },
    interval: '5m',
    at: '4h',
  }),
  silent('FileSweepIsLate', {
    of: 'one that was swept yesterday',
    series: { [`kreda_file_sweep_age_seconds{${API}}`]: '80000x100' },
    interval: '5m',
    at: '4h',
  }),
  fires('WorkerHasStopped', {
    of: 'a reconciler that has stopped in both processes',
    series: {
      [worker('reconciler', 'api-1')]: '0x100',
      [worker('reconciler', 'api-2')]: '60x100',
      [worker('renewals', 'api-1')]: '0x100',
    },
    at: '20m',
    as: [{ worker: 'reconciler' }],
  }),
  silent('WorkerHasStopped', {
    of: 'a reconciler that goes on in one of two processes',
    series: { [worker('reconciler', 'api-1')]: '0x100', [worker('reconciler', 'api-2')]: '0+15x100' },
    at: '20m',
  }),
  fires('WorkerHasStopped', {
    of: 'housekeeping that fails each hour in both processes',
    series: {
      [worker('housekeeping', 'api-1')]: '0x300',
      [worker('housekeeping', 'api-2')]: '60x300',
      [worker('outbox', 'api-1')]: '0+60x300',
    },
    interval: '1m',
    at: '260m',
    as: [{ worker: 'housekeeping' }],
  }),
  silent('WorkerHasStopped', {
    of: 'housekeeping that failed for three hours and then came to its end',
    series: { [worker('housekeeping', 'api-1')]: '0x240 14400x60' },
    interval: '1m',
    at: '260m',
  }),
  fires('WorkerOfOneProcessHasStopped', {
    of: 'a reconciler that has stopped in one of two processes',
    series: { [worker('reconciler', 'api-1')]: '0x600', [worker('reconciler', 'api-2')]: '0+15x600' },
    at: '130m',
    as: [{ worker: 'reconciler', job: 'kreda-api', instance: 'api-1' }],
  }),
  silent('WorkerOfOneProcessHasStopped', {
    of: 'workers that work',
    series: { [worker('reconciler', 'api-1')]: '0+15x600', [worker('outbox', 'api-1')]: '0+15x600' },
    at: '130m',
  }),
  ...(
    [
      ['PaymentJobsWait', 'PaymentJobsGivenUp', 'payment.send-refund', 1_800],
      ['MailWaits', 'MailGivenUp', 'mail.receipt', 1_800],
      ['OtherJobsWait', 'OtherJobsGivenUp', 'files.remove', 7_200],
    ] as const
  ).flatMap(([waits, givenUp, kind, seconds]) => {
    const others = ['payment.refund', 'mail.welcome', 'files.remove'].filter(
      (one) => one.split('.')[0] !== kind.split('.')[0],
    );
    const oldest = (one: string) => `kreda_outbox_oldest_seconds{kind="${one}",${API}}`;
    const dead = (one: string) => `kreda_outbox_messages{kind="${one}",state="dead",${API}}`;
    const failed = (one: string) => `kreda_outbox_messages{kind="${one}",state="failed",${API}}`;
    const all = (name: (one: string) => string, values: string) =>
      Object.fromEntries(others.map((one) => [name(one), values]));
    return [
      fires(waits, {
        of: `a ${kind} that waits`,
        series: { [oldest(kind)]: `${seconds}x40` },
        at: '8m',
        as: [{ kind }],
      }),
      silent(waits, {
        of: `jobs of other kinds that wait, and a ${kind} of a minute ago`,
        series: { ...all(oldest, '9000x40'), [oldest(kind)]: '60x40' },
        at: '8m',
      }),
      fires(givenUp, { of: `a buried ${kind}`, series: { [dead(kind)]: '1x40' }, at: '8m', as: [{ kind }] }),
      silent(givenUp, {
        of: `buried jobs of other kinds, and a ${kind} that is tried again`,
        series: { ...all(dead, '2x40'), [dead(kind)]: '0x40', [failed(kind)]: '1x40' },
        at: '8m',
      }),
    ];
  }),
];
