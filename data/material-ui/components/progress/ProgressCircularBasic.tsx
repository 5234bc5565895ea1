import CircularProgress from '@mui/material/CircularProgress';

export default function ProgressCircularBasic() {
  return <CircularProgress aria-label="Opening the map catalog" />;
}
