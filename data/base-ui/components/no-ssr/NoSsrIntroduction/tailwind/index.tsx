import { NoSsr } from '@mui/base/NoSsr';

export default function NoSsrIntroduction() {
  return (
    <div className={cardClass}>
      <div className="font-semibold">Departures</div>
      <p className="m-0 min-h-12">
        All times are in{' '}
        <NoSsr fallback="your local time">
          <TimeZone />
        </NoSsr>
        .
      </p>
    </div>
  );
}

/** Reads a setting of the user's browser, which the server doesn't have. */
function TimeZone() {
  return <>the time zone {Intl.DateTimeFormat().resolvedOptions().timeZone}</>;
}

const cardClass =
  'box-border w-full max-w-105 p-4 border border-solid border-slate-300 dark:border-slate-700 rounded-xl text-slate-900 dark:text-slate-100 bg-white dark:bg-slate-900';
