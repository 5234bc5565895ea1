import { useState } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { prints } from './prints';

export default function ImageListBars() {
  const [kept, setKept] = useState(['Carp']);
  const toggle = (title: string) =>
    setKept(kept.includes(title) ? kept.filter((other) => other !== title) : [...kept, title]);

  return (
    <ImageList
      variant="quilted"
      rowHeight={200}
      gap={8}
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {prints.slice(0, 4).map(({ title, artist, src, alt }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} />
          <ImageListItemBar
            title={title}
            subtitle={artist}
            actionIcon={
              <IconButton
                aria-label={`Save ${title}`}
                aria-pressed={kept.includes(title)}
                onClick={() => toggle(title)}
                sx={{ color: 'common.white' }}
              >
                {kept.includes(title) ? <BookmarkIcon /> : <BookmarkBorderIcon />}
              </IconButton>
            }
            sx={{ bgcolor: 'rgba(0, 0, 0, 0.6)' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
