import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import StoryPicture from './StoryPicture';
import { type Story, otherStories, topics } from './stories';

const ALL = 'All topics';

export default function StoryList() {
  const [topic, setTopic] = useState(ALL);
  const shown = otherStories.filter((story) => topic === ALL || story.topic === topic);

  return (
    <section aria-labelledby="stories">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 1,
        }}
      >
        <Typography variant="h5" component="h2" id="stories" tabIndex={-1}>
          More from this month
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Topic"
          value={topic}
          onChange={(_event, next: string | null) => setTopic(next ?? ALL)}
          sx={{ flexWrap: 'wrap' }}
        >
          {[ALL, ...topics].map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: 1.5, textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Typography role="status" color="text.secondary" sx={{ mb: 3 }}>
        {shown.length === 1 ? '1 story' : `${shown.length} stories`}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          gap: '2.5rem 2rem',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {shown.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} />
          </li>
        ))}
      </Box>
    </section>
  );
}

function StoryCard({ story }: { story: Story }) {
  const { title, lead, topic, author, date, minutes, scene } = story;
  return (
    <article>
      <Box sx={{ aspectRatio: '3 / 2', borderRadius: 1, overflow: 'hidden' }}>
        <StoryPicture scene={scene} />
      </Box>
      <Typography variant="overline" component="p" color="primary" sx={{ mt: 1.5 }}>
        {topic}
      </Typography>
      <Typography variant="h6" component="h3" sx={{ lineHeight: 1.3, mb: 1 }}>
        <Link href="#" color="inherit" underline="hover">
          {title}
        </Link>
      </Typography>
      <Typography>{lead}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {author}, {date}. {minutes} minutes.
      </Typography>
    </article>
  );
}
