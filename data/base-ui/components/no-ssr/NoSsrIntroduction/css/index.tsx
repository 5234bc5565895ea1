import { NoSsr } from '@mui/base/NoSsr';
import './styles.css';

interface LocalTimeProps {
  date: string;
}

function LocalTime({ date }: LocalTimeProps) {
  return new Date(date).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

export default function NoSsrIntroduction() {
  return (
    <div className="no-ssr-introduction-card">
      <div className="no-ssr-introduction-title">Tides at Kirkwall in your time zone</div>
      <div className="no-ssr-introduction-row">
        High water
        <time className="no-ssr-introduction-time" dateTime="2027-03-14T05:40Z">
          <NoSsr fallback={<span className="no-ssr-introduction-fallback">05:40 UTC</span>}>
            <LocalTime date="2027-03-14T05:40Z" />
          </NoSsr>
        </time>
      </div>
      <div className="no-ssr-introduction-row">
        Low water
        <time className="no-ssr-introduction-time" dateTime="2027-03-14T11:55Z">
          <NoSsr fallback={<span className="no-ssr-introduction-fallback">11:55 UTC</span>}>
            <LocalTime date="2027-03-14T11:55Z" />
          </NoSsr>
        </time>
      </div>
    </div>
  );
}
