import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import StoryPicture from './StoryPicture';
import { leadStory } from './stories';

export default function LeadStory() {
  const { title, lead, topic, author, date, minutes, scene } = leadStory;
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.35fr 1fr' },
        alignItems: 'center',
        gap: { xs: 3, md: 6 },
      }}
    >
      <Box sx={{ aspectRatio: '16 / 10', borderRadius: 1, overflow: 'hidden' }}>
        <StoryPicture scene={scene} />
      </Box>
      <div>
        <Typography variant="overline" component="p" color="primary">
          {topic}
        </Typography>
        <Typography
          variant="h2"
          component="h1"
          sx={{ fontSize: 'clamp(1.875rem, 1.3rem + 2.2vw, 3rem)', fontWeight: 700, mb: 2 }}
        >
          <Link href="#" color="inherit" underline="hover">
            {title}
          </Link>
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', textWrap: 'pretty' }}>{lead}</Typography>
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {author}, {date}. {minutes} minutes.
        </Typography>
      </div>
    </Box>
  );
}
