import * as React from 'react';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { ARTICLES, TOPICS, type Topic } from './articles';
import BridgePicture from './BridgePicture';

export default function News() {
  const [topic, setTopic] = React.useState<Topic | 'All'>('All');
  const [query, setQuery] = React.useState('');
  const shown = ARTICLES.filter(
    (article) =>
      (topic === 'All' || article.topic === topic) &&
      `${article.title} ${article.text}`.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Box sx={{ bgcolor: 'background.body', minHeight: '100dvh' }}>
      <Box sx={{ maxWidth: 880, mx: 'auto', px: 2, py: 4 }}>
        <Stack
          component="header"
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, mb: 3 }}
        >
          <div>
            <Typography level="h2" component="h1">
              The Span
            </Typography>
            <Typography sx={{ color: 'text.primary' }}>A magazine about bridges</Typography>
          </div>
          <Input
            type="search"
            placeholder="Search articles"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            slotProps={{ input: { 'aria-label': 'Search articles' } }}
          />
        </Stack>
        <main>
          <RadioGroup
            aria-label="Topic"
            orientation="horizontal"
            value={topic}
            onChange={(event) => setTopic(event.target.value as Topic | 'All')}
            sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
          >
            {(['All', ...TOPICS] as const).map((value) => (
              <Chip
                key={value}
                size="lg"
                variant={topic === value ? 'solid' : 'outlined'}
                color={topic === value ? 'primary' : 'neutral'}
              >
                <Radio
                  overlay
                  disableIcon
                  variant="plain"
                  value={value}
                  label={value}
                  slotProps={{
                    label: { sx: { color: topic === value ? 'common.white' : 'text.primary' } },
                  }}
                />
              </Chip>
            ))}
          </RadioGroup>
          <Typography role="status" level="body-sm" sx={{ color: 'text.primary', mb: 2 }}>
            {shown.length === 1 ? '1 article' : `${shown.length} articles`}
          </Typography>
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.map((article) => (
              <Card
                key={article.title}
                component="li"
                orientation="horizontal"
                sx={{ flexWrap: 'wrap', '--Card-radius': '12px' }}
              >
                <CardContent sx={{ flex: '1 1 16rem' }}>
                  <Typography level="body-sm" sx={{ color: 'text.primary' }}>
                    {article.topic}, {article.minutes} minutes
                  </Typography>
                  <Typography level="title-lg" component="h2">
                    <Link overlay underline="none" href="#" sx={{ color: 'text.primary' }}>
                      {article.title}
                    </Link>
                  </Typography>
                  <Typography sx={{ color: 'text.primary' }}>{article.text}</Typography>
                </CardContent>
                <BridgePicture kind={article.picture} />
              </Card>
            ))}
          </Stack>
        </main>
      </Box>
    </Box>
  );
}
