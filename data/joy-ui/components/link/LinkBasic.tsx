import Link from '@mui/joy/Link';

export default function LinkBasic() {
  return <Link href="#basic-link">Show the ferry timetable</Link>;
}
