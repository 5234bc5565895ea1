import type { ReactNode } from 'react';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface SectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export default function Section({ id, title, text, children }: SectionProps) {
  return (
    <Sheet
      component="section"
      id={id}
      aria-label={title}
      variant="outlined"
      sx={{ borderRadius: 'lg', p: { xs: 2, md: 3 }, scrollMarginTop: '80px' }}
    >
      <Typography level="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.primary', mb: 2 }}>{text}</Typography>
      <Stack spacing={2}>{children}</Stack>
    </Sheet>
  );
}
