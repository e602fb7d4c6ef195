import { Component, type PropsWithChildren } from 'react';
import { browser } from '../kit/api/browser.ts';
import { ChunkError } from '../kit/api/chunk.ts';
import { MessagePage } from './MessagePage.tsx';

/** Catches the error of a broken page, so that the other open pages keep working. */
export class Boundary extends Component<PropsWithChildren, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // The browser remembers that a script could not be fetched, so only a reload helps.
    if (error instanceof ChunkError)
      return (
        <MessagePage title="页面加载失败" text={error.message}>
          <button type="button" className="button is-primary" onClick={() => browser.reload()}>
            刷新
          </button>
        </MessagePage>
      );
    return (
      <MessagePage title="页面出错了" text="请重试；如果仍然出错，请联系管理员">
        <button type="button" className="button is-primary" onClick={() => this.setState({ error: null })}>
          重试
        </button>
      </MessagePage>
    );
  }
}
