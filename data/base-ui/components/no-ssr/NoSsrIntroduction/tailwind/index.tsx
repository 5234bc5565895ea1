import { NoSsr } from '@mui/base/NoSsr';

interface LocalTimeProps {
  date: string;
}

function LocalTime({ date }: LocalTimeProps) {
  return new Date(date).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

export default function NoSsrIntroduction() {
  return (
    <div className="box-border grid w-full max-w-[320px] gap-2 rounded-lg bg-slate-100 p-4 text-slate-900 dark:bg-slate-800 dark:text-slate-100">
      <div className="font-semibold text-teal-800 dark:text-teal-300">
        Tides at Kirkwall in your time zone
      </div>
      <div className="flex justify-between gap-3">
        High water
        <time className="min-w-[96px] text-end" dateTime="2027-03-14T05:40Z">
          <NoSsr fallback={<span className="text-slate-600 dark:text-slate-300">05:40 UTC</span>}>
            <LocalTime date="2027-03-14T05:40Z" />
          </NoSsr>
        </time>
      </div>
      <div className="flex justify-between gap-3">
        Low water
        <time className="min-w-[96px] text-end" dateTime="2027-03-14T11:55Z">
          <NoSsr fallback={<span className="text-slate-600 dark:text-slate-300">11:55 UTC</span>}>
            <LocalTime date="2027-03-14T11:55Z" />
          </NoSsr>
        </time>
      </div>
    </div>
  );
}
