import { NoSsr } from '@mui/base/NoSsr';
import './styles.css';

export default function NoSsrIntroduction() {
  return (
    <div className="no-ssr-introduction-card">
      <div className="no-ssr-introduction-title">Departures</div>
      <p className="no-ssr-introduction-text">
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
