import ZoomInIcon from '@mui/icons-material/ZoomIn';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { prints } from './prints';

export default function ImageListBarTop() {
  return (
    <ImageList
      variant="quilted"
      cols={1}
      rowHeight={220}
      sx={{ width: '100%', maxWidth: 360, m: 0 }}
    >
      {prints.slice(4, 5).map(({ title, artist, src, alt }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} />
          <ImageListItemBar
            position="top"
            actionPosition="left"
            title={`${title}, by ${artist}`}
            actionIcon={
              <IconButton aria-label={`Enlarge ${title}`} sx={{ color: 'common.white' }}>
                <ZoomInIcon />
              </IconButton>
            }
            sx={{
              background:
                'linear-gradient(rgba(0, 0, 0, 0.9), rgba(0, 0, 0, 0.6) 70%, transparent)',
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
