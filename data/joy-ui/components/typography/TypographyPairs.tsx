import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const shows = [
  { size: 'lg', title: 'Morning report', text: 'News, weather, and the tide table' },
  { size: 'md', title: 'Needle drop', text: 'One record from start to end' },
  { size: 'sm', title: 'Test tone', text: 'Engineers answer your letters' },
] as const;

export default function TypographyPairs() {
  return (
    <Stack spacing={2}>
      {shows.map(({ size, title, text }) => (
        <div key={size}>
          <Typography level={`title-${size}`}>{title}</Typography>
          <Typography level={`body-${size}`}>{text}</Typography>
        </div>
      ))}
    </Stack>
  );
}
